import { isRecord } from '@/lib/util/guards';
import { readOwn, writeOwn } from './account';

/** Stored per account: how often each page was opened, by its route. */
const KEY = 'supplier-client-opened';
/** Beyond this sum all numbers are halved, so that what is opened now counts more than what was opened long ago. */
const MAX_SUM = 100;

function readCounts(account: string): [route: string, times: number][] {
  const stored = readOwn(account, KEY);
  if (!isRecord(stored)) return [];
  return Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1]));
}

/** Counts that an account opened a page. */
export function countOpened(account: string, route: string): void {
  const counts = new Map(readCounts(account));
  counts.set(route, (counts.get(route) ?? 0) + 1);
  const sum = [...counts.values()].reduce((all, times) => all + times, 0);
  const kept = [...counts].map(([name, times]) => [name, sum > MAX_SUM ? Math.floor(times / 2) : times] as const);
  writeOwn(account, KEY, Object.fromEntries(kept.filter(([, times]) => times > 0)));
}

/** The routes that an account opens, the most frequent first. */
export const openedOften = (account: string): string[] =>
  readCounts(account)
    .sort(([, one], [, other]) => other - one)
    .map(([route]) => route);
