import { dayIn } from '@/lib/util/day';

export interface MessageDay<M> {
  /** As `2026-11-20`, in the requested time zone. */
  day: string;
  messages: M[];
}

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

/** Merges pages, newest first, into one ascending list without duplicates. */
export function inOrder<M extends { id: string }>(pages: readonly { list: readonly M[] }[]): M[] {
  const seen = new Map<string, M>();
  for (const message of pages.flatMap(({ list }) => list)) if (!seen.has(message.id)) seen.set(message.id, message);
  return [...seen.values()].reverse();
}
