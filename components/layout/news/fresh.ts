import type { DomainWith } from '@/lib/domains';
import { readOwn, writeOwn } from '@/lib/state/account';
import { inOneTab } from '@/lib/util/browser/one-tab';
import { isRecord } from '@/lib/util/guards';

export type NewsKind = DomainWith<'news'>;

export interface NewsItem {
  id: string;
  /** When it happened, by the platform's clock. */
  at: number;
  /** The buyer, or the record. */
  name: string;
}

const KEY = 'supplier-client-news';

/** Until when the account has been notified of each kind on this device, by whichever tab. */
function notifiedUntil(account: string): Partial<Record<NewsKind, number>> {
  const stored = readOwn(account, KEY);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((pair) => Number.isFinite(pair[1])));
}

interface Asked {
  account: string;
  kind: NewsKind;
  /** When this page began to look: the bell and home show what was there before. */
  since: number;
  items: readonly NewsItem[];
}

/** What the account has not been notified of yet; from now on it counts as notified, in tabs that ask at once, too. */
export const takeFresh = ({ account, kind, since, items }: Asked): Promise<NewsItem[]> =>
  inOneTab(KEY, () => {
    const notified = notifiedUntil(account);
    const from = Math.max(since, notified[kind] ?? 0);
    const fresh = items.filter(({ at }) => at > from);
    if (fresh.length > 0) writeOwn(account, KEY, { ...notified, [kind]: Math.max(...fresh.map(({ at }) => at)) });
    return fresh;
  });

/**
 * A change of a product that was rejected long ago is dated like a rejection: it is one only if there are more of them
 * than before. Before the first look nothing is known.
 */
export const rejections = (items: readonly NewsItem[], total: number, before: number | undefined): NewsItem[] =>
  before === undefined ? [] : items.slice(0, Math.max(0, total - before));
