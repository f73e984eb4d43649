import { dayIn } from '@/lib/util/day';

/** What was said on one day. */
export interface MessageDay<M> {
  /** As `2026-11-20`, in the zone asked for. */
  day: string;
  messages: M[];
}

/** Messages as they are read, the oldest first, parted where a day begins for the reader. */
export function byDay<M extends { at: string }>(messages: readonly M[], timeZone?: string): MessageDay<M>[] {
  const days: MessageDay<M>[] = [];
  for (const message of messages) {
    const day = dayIn(new Date(message.at), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Pages as they come, the newest first, made into one list as it is read; what two pages both hold stands once. */
export function inOrder<M extends { id: string }>(pages: readonly { list: readonly M[] }[]): M[] {
  const seen = new Map<string, M>();
  for (const message of pages.flatMap(({ list }) => list)) if (!seen.has(message.id)) seen.set(message.id, message);
  return [...seen.values()].reverse();
}
