import type { Message } from '@/lib/api/inquiry-schema';

/**
 * What the buyer and colleagues have written since a text was begun, oldest first (contract 5). `newestFirst` is the
 * newest page of messages, `begun` the id of the newest one when the text was begun; without it nothing can be compared.
 */
export function writtenSince(
  newestFirst: readonly Message[],
  begun: string | undefined,
  isOwn: (message: Message) => boolean,
): Message[] {
  if (begun === undefined) return [];
  const end = newestFirst.findIndex(({ id }) => id === begun);
  const since = end < 0 ? newestFirst : newestFirst.slice(0, end);
  return since.filter((message) => message.from !== 'system' && !isOwn(message)).toReversed();
}
