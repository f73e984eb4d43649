import { isApiError } from '@/lib/api/request/errors';
import { atom, store } from './store';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  id: number;
  kind: MessageKind;
  /** What is said; absent for an error, which is put into words where it is shown. */
  text?: string;
  error?: unknown;
  /** One thing that can be done about it, such as undo; it stays at least 5 s then. `missed`: it was not used. */
  action?: { label: string; run: () => void; missed?: () => void };
}

/** Messages on the screen, oldest first. */
export const messagesAtom = atom<Message[]>([]);

/** More than these at once are noise: the oldest makes room, but never one with an undo that may still be wanted. */
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

/** Shows a message, and answers its id; one that is shown already is not shown a second time. */
export function showMessage(kind: MessageKind, text: string, action?: Message['action']): number {
  return add({ kind, text, action }, (other) => !action && other.kind === kind && other.text === text);
}

const wordsOf = (error: unknown) =>
  isApiError(error) ? `${error.kind} ${error.code} ${error.message} ${error.details.textKey}` : String(error);

/** Shows what went wrong; many failures of one cause are one message. */
export function showError(error: unknown): void {
  add({ kind: 'error', error }, (other) => other.error !== undefined && wordsOf(other.error) === wordsOf(error));
}

function take(id: number): Message | undefined {
  const message = store.get(messagesAtom).find((one) => one.id === id);
  store.set(messagesAtom, (messages) => messages.filter((one) => one.id !== id));
  return message;
}

/** Closes a message whose action is not wanted. */
export function closeMessage(id: number): void {
  take(id)?.action?.missed?.();
}

/** Does what a message offers, once: the message goes with it. */
export function runMessageAction(id: number): void {
  take(id)?.action?.run();
}

/** Messages of a session end with it: what they offer to undo belongs to its account. */
export const clearMessages = (): void => store.set(messagesAtom, []);
