import { isApiError } from '@/lib/api/request/errors';
import { atom, store } from './store';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  id: number;
  kind: MessageKind;
  /** The text; absent for an error, whose text is chosen where it is shown. */
  text?: string;
  error?: unknown;
  /**
   * An action that the message offers, such as undo; the message then stays at least 5 s. `missed` is called if it was
   * not used. One that `undoes` a change also has a key (lib/state/shortcuts.ts).
   */
  action?: { label: string; run: () => void; missed?: () => void; undoes?: boolean };
}

/** Visible messages, oldest first. */
export const messagesAtom = atom<Message[]>([]);

/** Maximum of visible messages: the oldest is removed, but never one that offers an undo. */
const AT_ONCE = 3;
let lastId = 0;

function add(message: Omit<Message, 'id'>, isSame: (other: Message) => boolean): number {
  store.set(messagesAtom, (messages) => {
    const next = [...messages.filter((other) => !isSame(other)), { ...message, id: ++lastId }];
    const surplus = next
      .filter(({ action, id }) => !action && id !== lastId)
      .slice(0, Math.max(0, next.length - AT_ONCE));
    return next.filter((other) => !surplus.includes(other));
  });
  return lastId;
}

/** Shows a message and returns its id; an equal message that is visible is not repeated. */
export function showMessage(kind: MessageKind, text: string, action?: Message['action']): number {
  return add({ kind, text, action }, (other) => !action && other.kind === kind && other.text === text);
}

const textOf = (error: unknown) =>
  isApiError(error) ? `${error.kind} ${error.code} ${error.message} ${error.details.textKey}` : String(error);

/** Shows an error; failures with the same text are shown once. */
export function showError(error: unknown): void {
  add({ kind: 'error', error }, (other) => other.error !== undefined && textOf(other.error) === textOf(error));
}

function removeMessage(id: number): Message | undefined {
  const message = store.get(messagesAtom).find((one) => one.id === id);
  store.set(messagesAtom, (messages) => messages.filter((one) => one.id !== id));
  return message;
}

/** Closes a message without its action. */
export function closeMessage(id: number): void {
  removeMessage(id)?.action?.missed?.();
}

/** Runs the action of a message, once, and closes it. */
export function runMessageAction(id: number): void {
  removeMessage(id)?.action?.run();
}

/** Messages end with the session, because their undo belongs to its account. */
export const clearMessages = (): void => store.set(messagesAtom, []);
