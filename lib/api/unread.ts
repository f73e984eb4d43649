import { equal } from '@/lib/util/equal';
import { isRecord } from '@/lib/util/guards';

/**
 * What a response has in optional fields that are invalid. The screens show such fields as absent (contract 1), but a save
 * sends the whole record, and must not erase them.
 */
const UNREAD = 'unread$';

/** Stands where an optional field was that cannot be read, until its object has been read. */
export class Unread {
  constructor(
    readonly sent: unknown,
    /** What the field is without a value. */
    readonly instead: unknown,
  ) {}
}

/** The object with its unread fields set aside. */
export function setUnreadAside<T extends object>(read: T): T {
  const unread = Object.entries(read).filter((field): field is [string, Unread] => field[1] instanceof Unread);
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
    if (equal(sent[name], field.instead) || (isEmpty(sent[name]) && isEmpty(field.instead))) sent[name] = field.sent;
  }
  return sent;
}
