import type { Inquiry } from '@/lib/api/inquiry-schema';
import { isReplyDue } from '@/lib/api/inquiry/waiting';
import type { QueryValue } from '@/lib/api/request/encode';
import type { EntityRow } from '../contract/entity-row';
import type { Host } from './host';
import { MAX_ROWS, NOTHING, type Page } from './page';

type Row = { [field: string]: unknown };

/** What a list is sorted by; undefined where the record does not say it. */
function sortedBy(record: Row, sort: string): unknown {
  if (sort === 'dueAt' && !isReplyDue(record as unknown as Inquiry)) return undefined;
  const { stats = {}, scores = {} } = record as { stats?: Row; scores?: Row };
  return record[sort] ?? stats[sort] ?? scores[sort] ?? (sort === 'price' ? record.pricing : undefined);
}

const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : undefined;
};

/** Whether numbers and times rise; of texts the platform has its own order. */
function rises(records: readonly Row[], sort: string): boolean {
  const values = records.flatMap((record) => numberOf(sortedBy(record, sort)) ?? []);
  return values.every((value, at) => at === 0 || values[at - 1]! <= value);
}

const differ = (records: readonly Row[], sort: string) =>
  new Set(records.map((record) => JSON.stringify(sortedBy(record, sort)))).size > 1;
/** Whether rows with the same word are together: the order of words is the platform's own. */
function isGrouped(records: readonly Row[], sort: string): boolean {
  const values = records.map((record) => sortedBy(record, sort));
  const words = values.flatMap((value) => (typeof value === 'string' ? value.toLowerCase() : []));
  return words.filter((word, at) => word !== words[at - 1]).length === new Set(words).size;
}
const idsOf = (records: readonly Row[]) => String(records.map(({ id }) => id));
/** Sorts whose order nobody knows but the platform, and that no other sort gives. */
const OWN_ORDER = ['title', 'name', 'price', 'buyer'];
/** Fewer rows may be in the same order by chance. */
const FEW = 5;

/** The rows by one sort, up; undefined where it is wrong already. */
async function checkSort(host: Host, call: string, sort: string): Promise<readonly Row[] | undefined> {
  const ask = (order: string) => host.get<Page>('list', call, { sort, order, pageSize: MAX_ROWS });
  const [up, down] = [await ask('asc'), await ask('desc')];
  if (!up || !down) return undefined;
  const [rising, falling] = [up.list, down.list] as unknown as [Row[], Row[]];
  const isSame = idsOf(rising) === idsOf(falling) && differ(rising, sort);
  const isKept = !isSame && rises(rising, sort) && rises(falling.toReversed(), sort) && isGrouped(rising, sort);
  const what = isSame ? 'is the same up and down' : 'is in another order';
  return host.report.expect('sort', call, isKept, `sort=${sort} ${what}`) ? rising : undefined;
}

async function checkSorts(host: Host, call: string, sorts: readonly string[]): Promise<void> {
  const orders = new Map<string, string>();
  for (const sort of sorts) {
    const rows = await checkSort(host, call, sort);
    if (!rows || rows.length < FEW || !differ(rows, sort)) continue;
    const other = OWN_ORDER.includes(sort) ? orders.get(idsOf(rows)) : undefined;
    host.report.expect('sort', call, other === undefined, `sort=${sort} is the order of sort=${other}`);
    orders.set(idsOf(rows), sort);
  }
}

/** What no record has, by the kind of a filter. */
function nothingOf(name: string, kind: unknown): QueryValue | undefined {
  if (kind === 'texts') return NOTHING;
  if (kind === 'number') return name.endsWith('Min') ? 1e12 : 0;
  if (kind === 'day') return name.endsWith('From') ? '2999-01-01' : '1971-01-01';
  return undefined;
}

/** Flags without an opposite: one asks for folders within, the other is only asked as true. */
const ONE_SIDED = ['deep', 'waiting'];

/** Yes and no of a flag are the whole list, also where no row says which it is. */
async function checkFlag(host: Host, call: string, name: string, total: number): Promise<void> {
  const pages = [true, false].map((value) => host.get<Page>('list', call, { [name]: value, pageSize: 1 }));
  const [yes, no] = await Promise.all(pages);
  if (!yes || !no) return;
  const found = `${name}=true has ${yes.total} rows, ${name}=false ${no.total}, the whole list ${total}`;
  host.report.expect('filters', call, yes.total + no.total === total, found);
}

/** What a record says of a filter. */
const saysOf = (record: Row, name: string) => (name === 'waiting' ? record.lastFrom === 'buyer' : record[name]);

async function checkFilter(host: Host, call: string, name: string, kind: unknown): Promise<void> {
  const nothing = nothingOf(name, kind);
  if (nothing !== undefined) {
    const page = await host.get<Page>('list', call, { [name]: nothing, pageSize: 1 });
    if (page)
      host.report.expect('filters', call, page.total === 0, `${page.total} rows for ${name}=${String(nothing)}`);
    return;
  }
  const value = Array.isArray(kind) ? (kind[0] as string) : true;
  const page = await host.get<Page>('list', call, { [name]: value, pageSize: MAX_ROWS });
  const rows = (page?.list ?? []) as unknown as Row[];
  const stranger = rows.find(
    (record) => typeof saysOf(record, name) === typeof value && saysOf(record, name) !== value,
  );
  host.report.expect(
    'filters',
    call,
    !stranger,
    `${name}=${String(value)} lists a record with ${String(stranger && saysOf(stranger, name))}`,
  );
}

/** Every sort and filter of the contract, one by one: a list that does not know one shows wrong rows without a word. */
export async function checkQueries(
  host: Host,
  { name, sorts = [], filters = [], featured = {} }: EntityRow,
  total: number,
): Promise<void> {
  const call = `/supplier/${name}/getList`;
  await checkSorts(host, call, sorts);
  const named = Object.entries(featured).flatMap(([feature, own]) => (host.features.includes(feature) ? own : []));
  for (const [filter, kind] of [['id', 'texts'] as const, ...filters, ...named]) {
    if (filter !== 'status') await checkFilter(host, call, filter, kind);
    if (kind === 'flag' && !ONE_SIDED.includes(filter)) await checkFlag(host, call, filter, total);
  }
}

/** The totals of the list by each value of a filter, where the values are known. */
export async function checkCounts(
  host: Host,
  { name, counted = [], filters = [] }: EntityRow,
  total: number,
): Promise<void> {
  const call = `/supplier/${name}/getList`;
  const expect = (isKept: boolean, found: string) => host.report.expect('counts', call, isKept, found);
  for (const [filter, values] of filters) {
    if (!counted.includes(filter) || !Array.isArray(values)) continue;
    const counts = (await host.get<Page>('list', call, { counts: filter, pageSize: 1 }))?.counts;
    if (!counts) {
      host.report.note(call, `counts=${filter} has no counts: each number on the tabs is asked by a call of its own`);
      continue;
    }
    expect(counts[''] === total, `counts[""] is ${counts['']}, total is ${total}`);
    const lacking = values.find((value: string) => counts[value] === undefined);
    expect(lacking === undefined, `counts lack ${lacking}: a value that no row has is 0`);
    const sum = values.reduce((all: number, value: string) => all + (counts[value] ?? 0), 0);
    expect(sum === total, `the counts of all values of ${filter} are ${sum}, total is ${total}`);
    const none = await host.get<Page>('list', call, { counts: filter, pageSize: 1, keyword: NOTHING });
    const wrong = Object.values(none?.counts ?? {}).find((count) => count !== 0);
    expect(wrong === undefined, `counts hold ${wrong} where keyword=${NOTHING} finds nothing`);
  }
}
