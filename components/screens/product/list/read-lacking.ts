import type { QueryClient } from '@tanstack/react-query';
import { plainText } from '@/components/ui/form/rich-text';
import type { ListQuery } from '@/lib/api/entity';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { ENOUGH_PICTURES } from '@/lib/api/product/rules';
import { userQuery } from '@/lib/api/session-queries';
import { strengthApi } from '@/lib/api/strength';
import { MAX_PAGE_SIZE, type Page } from '@/lib/api/values';
import { now } from '@/lib/util/clock';
import { dayIn, knownZone } from '@/lib/util/day';
import { expiryAt, expiryDays } from '@/lib/util/expiry';
import { MAX_READ, type Gap } from './gaps';

/** The completeness, of 100, below which a product needs work. */
const LOW_SCORE = 60;

/** Milliseconds for which a page is not read again, so that turning the pages of the list reads nothing. */
const KEPT = 60_000;
// What fails is said of the list that is shown.
const SILENT = { quiet: true, unlogged: true };

type Test = (product: Product) => boolean;

/** By the same rules as the advice of the form. */
const TESTS: Record<Exclude<Gap, 'certificate'>, Test> = {
  english: ({ title, description }) => !title.en?.trim() || plainText(description.en).trim() === '',
  pictures: ({ images }) => images.length < ENOUGH_PICTURES,
  hsCode: ({ hsCode }) => !hsCode?.trim(),
  leadTime: ({ leadTimes }) => leadTimes.length === 0,
  score: ({ score }) => score < LOW_SCORE,
};

/** Whether a product names a certificate that has expired by the shop's day. */
async function expiredTest(client: QueryClient): Promise<Test> {
  const { timezone } = await client.ensureQueryData(userQuery());
  const today = dayIn(now(), knownZone(timezone));
  const query = { kind: 'certificate', ...expiryDays('expired', today), pageSize: MAX_PAGE_SIZE };
  const { list } = await client.fetchQuery({ ...strengthApi.list(query), meta: SILENT });
  // A platform that ignores the filter sends the valid ones too.
  const expired = list.filter(({ validTo }) => expiryAt(validTo, today)?.state === 'expired').map(({ id }) => id);
  return ({ certificateIds }) => certificateIds.some((id) => expired.includes(id));
}

/**
 * One page of the products that lack something, found by reading the list in its order, up to {@link MAX_READ} of them.
 * Sorted by completeness, the incomplete ones come first, and nothing after them is read.
 */
export async function readLacking(
  client: QueryClient,
  gap: Gap,
  { pageNo, pageSize, ...rest }: ListQuery,
  signal: AbortSignal,
): Promise<Page<Product>> {
  const lacksIt = gap === 'certificate' ? await expiredTest(client) : TESTS[gap];
  const isFirst = gap === 'score' && rest.sort === 'score' && rest.order === 'asc';
  const found = new Map<string, Product>();
  const unreadable: string[] = [];
  let read = 0;
  for (let at = 1; read < MAX_READ; at += 1) {
    signal.throwIfAborted();
    const query = { ...rest, pageNo: at, pageSize: MAX_PAGE_SIZE };
    const page = await client.fetchQuery({ ...productApi.list(query), staleTime: KEPT, gcTime: KEPT, meta: SILENT });
    const lacking = page.list.filter(lacksIt);
    for (const product of lacking) found.set(product.id, product);
    unreadable.push(...page.unreadable);
    read += page.sent;
    if (page.sent === 0 || read >= page.total || (isFirst && lacking.length < page.list.length)) break;
  }
  const end = Number(pageNo) * Number(pageSize);
  const list = [...found.values()].slice(end - Number(pageSize), end);
  return { list, total: found.size, unreadable, sent: list.length };
}
