import { isRecord } from '@/lib/util/guards';
import { uuid } from '@/lib/util/uuid';
import { ENTITIES } from '@/scripts/platform/contract/entities';
import type { Heard, Host } from './host';
import type { Page, Sent } from './page';
import { SAMPLES, type Sample } from './samples';

type Made = Sent & Record<string, unknown>;

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const codeOf = (heard: Heard) => String(heard.refused?.code ?? 200);

/** One record through its life: made, repeated, changed, refused, deleted, brought back, deleted for good. */
class WriteCheck {
  readonly #path: (action: string) => string;
  #made: Made | undefined;

  constructor(
    readonly host: Host,
    readonly sample: Sample,
    readonly mark: string,
  ) {
    this.#path = (action) => `/supplier/${sample.entity}/${action}`;
  }

  #expect: Host['report']['expect'] = (...check) => this.host.report.expect(...check);

  /** The fields of a create with another text in the field that changes. */
  #fields(turn = ''): Record<string, unknown> {
    return this.sample.fields(this.mark + turn);
  }

  async run(): Promise<void> {
    try {
      if (!(await this.#create())) return;
      await this.#change();
      await this.#refuse();
      await this.#removeAndRestore();
    } finally {
      await this.#clean();
    }
  }

  async #save(fields: object, key?: string): Promise<Made | undefined> {
    const call = this.#path('doEdit');
    return this.host.success<Made>('save', call, await this.host.write(call, fields, key));
  }

  async #create(): Promise<boolean> {
    const call = this.#path('doEdit');
    const { changed } = this.sample;
    const [clientId, key] = [uuid(), uuid()];
    const fields = { ...this.#fields(), clientId };
    const made = await this.#save(fields, key);
    if (!made) return false;
    this.#made = made;
    const text = fields[changed as keyof typeof fields];
    this.#expect(
      'save',
      call,
      same(made[changed], text),
      `${changed} was ${JSON.stringify(text)}, saved ${JSON.stringify(made[changed])}`,
    );
    const again = await this.#save(fields, key);
    if (again) {
      const once = again.id === made.id && again.version === made.version;
      this.#expect(
        'key',
        call,
        once,
        `the same key made ${made.id} version ${made.version}, then ${again.id} version ${again.version}`,
      );
      await this.#keepOnly(again);
    }
    const other = { ...this.#fields(' b'), clientId };
    const second = await this.#save(other);
    if (second) {
      this.#expect('clientId', call, second.id === made.id, `the same clientId made ${made.id}, then ${second.id}`);
      this.#expect(
        'clientId',
        call,
        same(second[changed], other[changed as keyof typeof other]),
        `${changed} of the second create is not there`,
      );
      await this.#keepOnly(second);
    }
    return true;
  }

  /** A record that should not have been made a second time goes at once. */
  async #keepOnly(other: Made): Promise<void> {
    if (other.id === this.#made?.id) this.#made = other;
    else await this.#delete(other.id);
  }

  async #change(): Promise<void> {
    const call = this.#path('doEdit');
    const before = this.#made!;
    const saved = await this.#save({ ...this.#fields(' c'), id: before.id, version: before.version });
    if (!saved) return;
    this.#expect('save', call, saved.version !== before.version, `version is still ${saved.version}`);
    this.#made = saved;
    const stale = await this.host.write(call, { ...this.#fields(' d'), id: before.id, version: before.version });
    if (!stale) return;
    const refused = codeOf(stale) === '409';
    if (
      !this.#expect(
        'stale',
        call,
        refused,
        `version ${before.version} of ${saved.version} is answered with code ${codeOf(stale)}`,
      )
    ) {
      if (!stale.refused) this.#made = stale.data as Made;
      return;
    }
    const current = isRecord(stale.data) && stale.data.id === saved.id && stale.data.version === saved.version;
    this.#expect('stale', call, current, 'data of the 409 is not the record as it is');
  }

  async #refuse(): Promise<void> {
    const call = this.#path('doEdit');
    const { changed, refused } = this.sample;
    const { id, version } = this.#made!;
    const heard = await this.host.write(call, { ...this.#fields(), [changed]: refused, id, version });
    if (!heard) return;
    if (!heard.refused) this.#made = heard.data as Made;
    const named = Object.keys(heard.refused?.fields ?? {}).some((field) => field.split('.')[0] === changed);
    const fits = codeOf(heard) === '422' && named;
    this.#expect(
      'fields',
      call,
      fits,
      `${changed} ${JSON.stringify(refused)} is answered with code ${codeOf(heard)} and errors of ${Object.keys(heard.refused?.fields ?? {}).join(', ') || 'no field'}`,
    );
  }

  async #removeAndRestore(): Promise<void> {
    const { id } = this.#made!;
    const remove = this.#path('doDelete');
    const key = uuid();
    const send = async () =>
      this.host.success<{ deleted: number }>('remove', remove, await this.host.write(remove, { ids: [id] }, key));
    const removed = await send();
    if (!removed) return;
    this.#expect('remove', remove, removed.deleted === 1, `deleted is ${removed.deleted} for one record`);
    const again = await send();
    if (again)
      this.#expect(
        'key',
        remove,
        again.deleted === removed.deleted,
        `the same key answers deleted ${removed.deleted}, then ${again.deleted}`,
      );
    const gone = await this.host.ask('GET', this.#path('getDetail'), { query: { id } });
    if (gone) this.#expect('remove', remove, gone.refused !== undefined, 'the record is still answered');
    const list = this.#path('getList');
    const isIn = async (rule: 'trash' | 'restore' | 'remove', deleted: boolean) => {
      const query = { keyword: this.mark, pageSize: 100, ...(deleted && { deleted }) };
      return (await this.host.get<Page>(rule, list, query))?.list.some((one) => one.id === id);
    };
    this.#expect('remove', list, (await isIn('remove', false)) !== true, 'a deleted record is still listed');
    this.#expect('trash', list, (await isIn('trash', true)) !== false, 'deleted=true does not list it');
    const restore = this.#path('doRestore');
    this.host.success('restore', restore, await this.host.write(restore, { ids: [id] }));
    const back = await this.host.ask('GET', this.#path('getDetail'), { query: { id } });
    if (!back || !this.#expect('restore', restore, !back.refused, 'the record is not there again')) return;
    this.#expect('restore', list, (await isIn('restore', true)) !== true, 'deleted=true still lists a restored record');
  }

  async #delete(id: string): Promise<void> {
    const sent = this.host.write(this.#path('doDelete'), { ids: [id] });
    const heard = await sent.catch(() => undefined);
    if (!heard || heard.refused) this.host.report.left.push(`${this.sample.entity} ${id}`);
  }

  async #clean(): Promise<void> {
    if (!this.#made) return;
    await this.#delete(this.#made.id);
  }
}

/** A change of state that meets no record: its answer says so for each id. */
async function checkBulk(host: Host): Promise<void> {
  for (const { name, states } of ENTITIES) {
    const [state] = states ?? [];
    if (state === undefined) continue;
    const call = `/supplier/${name}/doStatus`;
    const answer = host.success<{ changed: number; failed?: { id: string }[] }>(
      'bulk',
      call,
      await host.write(call, { ids: ['no-such-record'], status: state }),
    );
    if (!answer) continue;
    const isNamed = answer.changed === 0 && answer.failed?.[0]?.id === 'no-such-record';
    host.report.expect('bulk', call, isNamed, `a record that does not exist: ${JSON.stringify(answer)}`);
  }
}

/** Writes, on records that this run makes and deletes. */
export async function checkWrites(host: Host, only?: readonly string[]): Promise<void> {
  const mark = Date.now().toString(36);
  for (const sample of SAMPLES.filter(({ entity }) => !only || only.includes(entity)))
    await new WriteCheck(host, sample, mark).run();
  await checkBulk(host);
}
