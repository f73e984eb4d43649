import { equal } from '@/lib/util/equal';
import { isRecord } from '@/lib/util/guards';

/**
 * What a response has in optional fields that are invalid, or in rows of lists. The screens show such fields as absent
 * (contract 1) and lists without such rows, but a save sends the whole record, and must not erase them.
 */
const UNREAD = 'unread$';

/** In place of an optional field that cannot be read, until its object has been read. */
export class Unread {
  constructor(
    readonly sent: unknown,
    /** What the field is without a value. */
    readonly instead: unknown,
  ) {}
}

/** By the list of readable rows: all that were sent. */
const allRows = new WeakMap<object, readonly unknown[]>();

/** Notes the rows that were sent, where some of them cannot be read. */
export const noteRows = (readable: readonly unknown[], all: readonly unknown[]): void =>
  void allRows.set(readable, all);

function unreadIn(field: unknown): Unread | undefined {
  if (field instanceof Unread) return field;
  const rows = Array.isArray(field) ? allRows.get(field) : undefined;
  return rows && new Unread(rows, field);
}

/** The object with its unread fields set aside. */
export function setUnreadAside<T extends object>(read: T): T {
  const unread = Object.entries(read).flatMap(([name, field]) => {
    const found = unreadIn(field);
    return found ? [[name, found] as const] : [];
  });
  if (unread.length === 0) return read;
  const shown = Object.fromEntries(unread.map(([name, { instead }]) => [name, instead]));
  return { ...read, ...shown, [UNREAD]: Object.fromEntries(unread.map(([name, field]) => [name, { ...field }])) };
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The record as it is sent: unread fields are as they were, unless they have another value now. */
export function withUnread(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnread);
  if (!isRecord(value)) return value;
  const { [UNREAD]: unread, ...fields } = value;
  const sent = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withUnread(field)]));
  for (const [name, field] of Object.entries(isRecord(unread) ? unread : {})) {
    if (!isRecord(field)) continue;
    const isLeft = equal(fields[name], field.instead) || (isEmpty(fields[name]) && isEmpty(field.instead));
    if (isLeft) sent[name] = withUnread(field.sent);
  }
  return sent;
}
