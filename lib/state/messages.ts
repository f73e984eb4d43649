import { isApiError } from '@/lib/api/errors';
import { onSessionEnd } from '@/lib/auth/session-end';
import { atom, store } from './store';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  id: number;
  kind: MessageKind;
  /** What is said; absent for an error, which is put into words where it is shown. */
  text?: string;
  error?: unknown;
  /** One thing that can be done about it, such as undo; it stays at least 5 s then. */
  action?: { label: string; run: () => void };
}

/** Messages on the screen, oldest first. */
export const messagesAtom = atom<Message[]>([]);

/** More than these at once are noise: the oldest makes room. */
const AT_ONCE = 3;
let lastId = 0;

function add(message: Omit<Message, 'id'>, isSame: (other: Message) => boolean) {
  store.set(messagesAtom, (messages) =>
    [...messages.filter((other) => !isSame(other)), { ...message, id: ++lastId }].slice(-AT_ONCE),
  );
}

/** Shows a message; one that already stands is not shown a second time. */
export function showMessage(kind: MessageKind, text: string, action?: Message['action']): void {
  add({ kind, text, action }, (other) => !action && other.kind === kind && other.text === text);
}

const wordsOf = (error: unknown) =>
  isApiError(error) ? `${error.kind} ${error.code} ${error.message} ${error.details.textKey}` : String(error);

/** Shows what went wrong; many failures of one cause are one message. */
export function showError(error: unknown): void {
  add({ kind: 'error', error }, (other) => other.error !== undefined && wordsOf(other.error) === wordsOf(error));
}

export function closeMessage(id: number): void {
  store.set(messagesAtom, (messages) => messages.filter((message) => message.id !== id));
}

/** Messages of a session end with it: what they offer to undo belongs to its account. */
onSessionEnd(() => store.set(messagesAtom, []));
