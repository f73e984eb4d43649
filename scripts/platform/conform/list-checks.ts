import type { QueryValue } from '@/lib/api/request/encode';
import { ENTITIES } from '@/scripts/platform/contract/entities';
import type { EntityRow } from '@/scripts/platform/contract/entity-row';
import type { Host } from './host';
import { MAX_ROWS, NOTHING, type Page, type Sent } from './page';
import { checkCounts, checkQueries } from './query-checks';

const STANDARD = 20;

/** The checks of one list (contract 1); they only read. */
class ListCheck {
  readonly call: string;

  constructor(
    readonly host: Host,
    readonly row: EntityRow,
  ) {
    this.call = `/supplier/${row.name}/getList`;
  }

  #ask = (query: Record<string, QueryValue> = {}) => this.host.get<Page>('list', this.call, query);

  #expect: Host['report']['expect'] = (...check) => this.host.report.expect(...check);

  async run(): Promise<void> {
    const first = await this.#ask();
    if (!first) return;
    const { list, total } = first;
    this.#expect(
      'list',
      this.call,
      list.length === Math.min(total, STANDARD),
      `${list.length} of ${total} rows on a page of 20`,
    );
    this.#expectTimes(list);
    if (total > STANDARD) await this.#greatestPage();
    await this.#pages(total);
    await this.#keyword();
    await this.#states(total);
    await checkQueries(this.host, this.row, total);
    await checkCounts(this.host, this.row, total);
    await this.#trash();
    if (list[0]) await this.#detail(list[0]);
  }

  #expectTimes(list: readonly Sent[]): void {
    const times = list.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]);
    const local = times.find((time) => !/(Z|[+-]00:00)$/.test(time));
    this.#expect('times', this.call, local === undefined, `${local} is not in UTC`);
  }

  async #greatestPage(): Promise<void> {
    const page = await this.#ask({ pageSize: MAX_ROWS });
    if (!page) return;
    const { list, total } = page;
    const whole = list.length === Math.min(total, MAX_ROWS);
    this.#expect('list', this.call, whole, `${list.length} of ${total} rows on a page of ${MAX_ROWS}`);
  }

  async #pages(total: number): Promise<void> {
    const sort = { sort: this.row.sorts?.[0], order: 'desc', pageSize: 2 };
    const one = await this.#ask({ ...sort, pageNo: 1 });
    const two = await this.#ask({ ...sort, pageNo: 2 });
    if (!one || !two) return;
    const sizes = [one.list.length, two.list.length];
    const right = [Math.min(total, 2), Math.min(Math.max(total - 2, 0), 2)];
    this.#expect(
      'pages',
      this.call,
      String(sizes) === String(right),
      `pages of 2 hold ${sizes.join(' and ')} of ${total} rows`,
    );
    const ids = [...one.list, ...two.list].map(({ id }) => id);
    this.#expect('pages', this.call, new Set(ids).size === ids.length, `a row is on two pages: ${ids.join(', ')}`);
    this.#expect('pages', this.call, one.total === two.total, `total is ${one.total}, then ${two.total}`);
    // Without a number the first page is meant: one that counts from 0 begins with another row.
    const both = await this.#ask({ ...sort, pageSize: 4 });
    const inOne = both?.list.map(({ id }) => id);
    if (inOne)
      this.#expect(
        'pages',
        this.call,
        String(inOne) === String(ids),
        `pages 1 and 2 of two rows hold ${ids.join(', ')}; the first four rows are ${inOne.join(', ')}`,
      );
  }

  async #keyword(): Promise<void> {
    const page = await this.#ask({ keyword: NOTHING });
    if (page) this.#expect('keyword', this.call, page.total === 0, `${page.total} rows for keyword=${NOTHING}`);
  }

  async #states(total: number): Promise<void> {
    const { states = [] } = this.row;
    const [one, other] = states;
    if (one === undefined || other === undefined || total === 0) return;
    const pages = [
      await this.#ask({ status: one }),
      await this.#ask({ status: other }),
      await this.#ask({ status: [one, other] }),
    ];
    const [first, second, both] = pages;
    if (!first || !second || !both) return;
    const stranger = first.list.find(({ status }) => status !== one);
    this.#expect('filter', this.call, !stranger, `status=${one} lists a record with status ${stranger?.status}`);
    const sum = first.total + second.total;
    this.#expect(
      'filter',
      this.call,
      both.total === sum,
      `status=${one}&status=${other} has ${both.total} rows, one by one ${sum}`,
    );
  }

  async #trash(): Promise<void> {
    if (this.row.kind) return;
    const page = await this.#ask({ deleted: true });
    const bare = page?.list.find(({ deletedAt }) => !deletedAt || Number.isNaN(Date.parse(deletedAt)));
    this.#expect('trash', this.call, !bare, `deleted=true: ${bare?.id} has no deletedAt`);
  }

  async #detail({ id, version }: Sent): Promise<void> {
    const call = `/supplier/${this.row.name}/getDetail`;
    const record = await this.host.get<Sent>('detail', call, { id });
    if (record) {
      const same = record.id === id && record.version === version;
      this.#expect(
        'detail',
        call,
        same,
        `asked for ${id} version ${version}, answered ${record.id} version ${record.version}`,
      );
    }
    const missing = await this.host.ask('GET', call, { query: { id: NOTHING } });
    if (missing)
      this.#expect(
        'detail',
        call,
        missing.refused !== undefined,
        'a record that does not exist is answered with success',
      );
  }
}

/** So many inquiries are read to find one with an order to see: most hold a single message. */
const MAX_INQUIRIES = 10;

/** The messages of inquiries, until there is one with several. */
async function checkMessages(host: Host): Promise<void> {
  const inquiries = await host.get<Page>('list', '/supplier/inquiry/getList', { pageSize: MAX_INQUIRIES });
  const call = '/supplier/inquiry/getMessages';
  for (const { id } of inquiries?.list ?? []) {
    const ask = (before?: string) => host.get<{ list: { id: string; at: string }[] }>('messages', call, { id, before });
    const page = await ask();
    if (!page) return;
    const times = page.list.map(({ at }) => Date.parse(at));
    const sorted = times.toSorted((a, b) => b - a);
    host.report.expect('messages', call, String(times) === String(sorted), 'the newest message is not the first');
    if (times.length < 2) continue;
    const older = await ask(page.list[0]!.id);
    const isOlder = older?.list[0]?.id === page.list[1]!.id;
    if (older)
      host.report.expect('messages', call, isOlder, 'before=<id of the newest> does not begin with the next one');
    return;
  }
}

/** Every list, and every single record without a list; of these entities only, where some are named. */
export async function checkLists(host: Host, only?: readonly string[]): Promise<void> {
  for (const row of ENTITIES.filter(({ name }) => !only || only.includes(name))) {
    if (row.kind === 'one') await host.get('records', `/supplier/${row.name}/getDetail`);
    else await new ListCheck(host, row).run();
  }
  if (!only || only.includes('inquiry')) await checkMessages(host);
}
