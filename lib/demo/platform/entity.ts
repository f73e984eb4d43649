import { idsOf, textOf, type Fields } from './body';
import { restoreEach } from './bulk';
import { endpoints, type Call } from './endpoints';
import { countsBy, listPage, readyList, type OrderValue, type TextFacts } from './list-query';
import type { Condition } from './marks';
import type { Platform } from './platform';
import { checkVersion, createdBefore, recordFrom, recordOf, withoutOwn } from './save';
import type { Entity, EntityStore, Row } from './store';

/** What an entity defines for the calls that all entities share. */
export interface EntityRules<T extends Entity, F extends TextFacts> {
  /** Its name in the paths of its calls. */
  name: string;
  store: () => EntityStore<T, F>;
  /** Rights; a read without one is open to every account. */
  rights: { read?: string; edit: string; delete?: string };
  sorts: Record<string, OrderValue<Row<T, F>>>;
  /** The default sort, and the sorts that are ascending by default. */
  sort: string;
  ascending?: readonly string[];
  /** The entity's filters, parsed once per list. */
  filter?: (call: Call) => (row: Row<T, F>) => boolean;
  /** Used instead of the filter for entities with many records: matching records are cached per condition. */
  conditions?: (call: Call) => Condition<Row<T, F>>[];
  /** Filters whose values a list can count (contract 1), and those values. */
  counted?: Record<string, () => readonly string[]>;
  /** Awaited before every call: what it needs of other entities, if that is made in slices. */
  ready?: (call: Call) => Promise<unknown> | undefined;
  /** Applies changes that depend on time, such as due publications; called before every call. */
  settle?: (call: Call) => void;
  /** Maps records to responses; prepared once per call. */
  view: (call: Call) => (record: T) => unknown;
  /** Fields that only getDetail returns, beyond the view. */
  detail?: (record: T, call: Call) => object;
  /** The schema of its fields; other fields are kept unchanged. */
  known: { entries: object };
  /** Fields, besides the common ones, that a save cannot set. */
  own?: readonly string[];
  /** The fields to store for a save; throws a Refusal. Without it there is no doEdit. */
  save?: (call: Call, fields: Fields, before: T | undefined) => object;
  /** What belongs to its state, if a save may change it. */
  stateOf?: (record: T) => object;
  /** Called after a save, for changes of other records. */
  saved?: (call: Call, record: T) => void;
  /** False: its records cannot be deleted. */
  removable?: boolean;
  /** Returns the records to delete, which may be more or fewer than requested, or throws to refuse. */
  removing?: (call: Call, records: T[]) => T[];
  /** The ids to restore with the requested ones, in the necessary order. */
  restoring?: (call: Call, ids: string[]) => string[];
  /** Why a deleted record cannot be restored, and the adapted record if it can. */
  obstacle?: (call: Call, record: T) => string | undefined;
  repair?: (call: Call, record: T) => T;
}

/** The endpoints of an entity, whose writes are persisted. */
export function entityEndpoints(
  platform: Platform,
  { settle, ready }: Pick<EntityRules<Entity, TextFacts>, 'settle' | 'ready'> = {},
) {
  const { get, post } = endpoints(platform);
  const settled = (work: (call: Call) => unknown) => async (call: Call) => {
    await ready?.(call);
    settle?.(call);
    return work(call);
  };
  return {
    get: (path: string, work: (call: Call) => unknown, rules: Parameters<typeof get>[2] = {}) =>
      get(path, settled(work), rules),
    post: (path: string, work: (call: Call) => unknown, rules: Parameters<typeof post>[2] = {}) =>
      post(
        path,
        async (call) => {
          const result = await settled(work)(call);
          platform.onChange();
          return result;
        },
        rules,
      ),
  };
}

/**
 * The calls that all entities share (contract 1): list, detail, save, delete and undo. The rules of the entity define
 * the rest.
 */
export function entityHandlers<T extends Entity, F extends TextFacts>(platform: Platform, rules: EntityRules<T, F>) {
  const { rights, store, view, detail, save, removing } = rules;
  const { get, post } = entityEndpoints(platform, rules);
  const path = (action: string) => `/supplier/${rules.name}/${action}`;
  const known = new Set([...Object.keys(rules.known.entries), '_']);
  const permission = rights.edit;
  const removal = rights.delete ?? rights.edit;

  const conditionsOf = (call: Call) => rules.conditions?.(call) ?? (rules.filter ? [{ test: rules.filter(call) }] : []);

  /** Deleted records that can still be restored, with the same filters and sorts (contract 1). */
  const deletedPage = (call: Call) => {
    const { records, deletedAt } = store().deleted(platform.now());
    const sorts = { ...rules.sorts, deletedAt: ({ record }: Row<T, F>) => deletedAt.get(record.id) };
    const { list, total } = listPage(records, { ...rules, sorts }, call.query, call.language, conditionsOf(call));
    const show = view(call);
    return {
      list: list.map((record) => ({ ...(show(record) as object), deletedAt: deletedAt.get(record.id) })),
      total,
    };
  };

  const reading = [
    get(
      path('getList'),
      async (call) => {
        if (call.query.get('deleted') === 'true') return deletedPage(call);
        const by = call.query.get('counts') ?? '';
        const values = rules.counted?.[by]?.();
        const conditionsIn = (query: URLSearchParams) => conditionsOf({ ...call, query });
        await readyList(store(), rules, call.query, call.language, conditionsIn, { by, values });
        const { list, total } = listPage(store(), rules, call.query, call.language, conditionsOf(call));
        const counts = values && countsBy(store(), call.query, by, values, conditionsIn);
        return { list: list.map(view(call)), total, ...(counts && { counts }) };
      },
      { permission: rights.read },
    ),
    get(
      path('getDetail'),
      (call) => {
        const record = recordOf(call, store(), call.query.get('id'));
        return { ...(view(call)(record) as object), ...detail?.(record, call) };
      },
      { permission: rights.read },
    ),
  ];

  const saving = save && [
    post(
      path('doEdit'),
      (call) => {
        const { id, version, clientId } = call.body;
        const creates = textOf(id) === '';
        const before = creates ? createdBefore(call, rules.name, store()) : recordOf(call, store(), id);
        if (before && !creates) checkVersion(call, before, version, view(call)(before));
        const fields = save(call, withoutOwn(call.body, rules.own), before);
        const record = store().put(recordFrom(call, store(), before, fields, known));
        if (before && rules.stateOf)
          platform.formerStates.remember(rules.name, before, record, platform.now(), rules.stateOf);
        if (creates) platform.rememberCreated(rules.name, textOf(clientId), record.id);
        rules.saved?.(call, record);
        return view(call)(record);
      },
      { permission, says: 'saved' },
    ),
  ];

  const removed = [
    post(
      path('doDelete'),
      (call) => {
        const requested = idsOf(call.body).flatMap((id) => store().get(id) ?? []);
        const records = removing ? removing(call, requested) : requested;
        return { deleted: records.filter(({ id }) => store().remove(id, platform.now())).length };
      },
      { permission: removal, says: 'deleted' },
    ),
    post(
      path('doRestore'),
      (call) =>
        restoreEach(
          call,
          store(),
          (record) => rules.obstacle?.(call, record),
          (record) => rules.repair?.(call, record) ?? record,
          rules.restoring?.(call, idsOf(call.body)),
        ),
      { permission: removal, says: 'restored' },
    ),
  ];

  return [...reading, ...(saving ?? []), ...(rules.removable === false ? [] : removed)];
}
