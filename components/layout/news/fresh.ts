import { isRecord } from '@/lib/util/guards';
import { readOwn, writeOwn } from '@/lib/state/account';

export type NewsKind = 'inquiry' | 'rejected' | 'question' | 'review';

export interface NewsItem {
  id: string;
  /** When it happened, by the platform's clock. */
  at: number;
  /** Who, or which product. */
  name: string;
}

const KEY = 'supplier-client-news';

/** Until when each kind has been told to the account on this device, whichever tab did. */
function toldUntil(account: string): Partial<Record<NewsKind, number>> {
  const stored = readOwn(account, KEY);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((pair) => Number.isFinite(pair[1])));
}

/** Runs `action` in one tab at a time, so that two that ask at once do not both tell. */
const alone = async <T>(action: () => T): Promise<T> => {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request(KEY, async () => action()) : action();
};

interface Asked {
  account: string;
  kind: NewsKind;
  /** When this page began to look: what was there before, the bell and home tell. */
  since: number;
  items: readonly NewsItem[];
}

/** What nobody has been told yet; from now on it counts as told. */
export const takeFresh = ({ account, kind, since, items }: Asked): Promise<NewsItem[]> =>
  alone(() => {
    const told = toldUntil(account);
    const from = Math.max(since, told[kind] ?? 0);
    const fresh = items.filter(({ at }) => at > from);
    if (fresh.length > 0) writeOwn(account, KEY, { ...told, [kind]: Math.max(...fresh.map(({ at }) => at)) });
    return fresh;
  });

/**
 * A change of a product that was rejected long ago is dated like a rejection: it is one only if there are more of them
 * than before. Before the first look nothing is known.
 */
export const rejections = (items: readonly NewsItem[], total: number, before: number | undefined): NewsItem[] =>
  before === undefined ? [] : items.slice(0, Math.max(0, total - before));
