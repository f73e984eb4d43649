import { idsOf, textOf, type Fields } from './body';
import { restoreEach } from './bulk';
import { endpoints, type Call } from './endpoints';
import { countsBy, listPage, type OrderValue, type TextFacts } from './list-query';
import type { Condition } from './marks';
import type { Platform } from './platform';
import { checkVersion, createdBefore, recordFrom, recordOf, withoutOwn } from './save';
import type { Entity, EntityStore, Row } from './store';

/** What is an entity's own of the calls that all entities share. */
export interface EntityRules<T extends Entity, F extends TextFacts> {
  /** Its name in the paths of its calls. */
  name: string;
  store: () => EntityStore<T, F>;
  /** Rights; a read without one is open to every account. */
  rights: { read?: string; edit: string; delete?: string };
  sorts: Record<string, OrderValue<Row<T, F>>>;
  /** The sort where none is asked for, and the sorts that rise where no order is. */
  sort: string;
  ascending?: readonly string[];
  /** The entity's filters, read once for a list. */
  filter?: (call: Call) => (row: Row<T, F>) => boolean;
  /** In place of the filter where there may be very many records: who meets each condition is remembered. */
  conditions?: (call: Call) => Condition<Row<T, F>>[];
  /** Filters whose values a list can count (contract 1), and those values. */
  counted?: Record<string, () => readonly string[]>;
  /** What time has done meanwhile; before every call. */
  settle?: (call: Call) => void;
  /** How records go out, prepared once for a call. */
  view: (call: Call) => (record: T) => unknown;
  /** Fields that only getDetail returns, beyond the view. */
  detail?: (record: T, call: Call) => object;
  /** The names the contract has for its fields: those of the schema. */
  known: { shape: object };
  /** Fields beside the common ones that a save cannot set. */
  own?: readonly string[];
  /** The fields to keep of a save, or a Refusal; none: there is no doEdit. */
  save?: (call: Call, fields: Fields, before: T | undefined) => object;
  /** What belongs to its state, where it has one that a save may change. */
  stateOf?: (record: T) => object;
  /** After a save, what it means for other records. */
  saved?: (call: Call, record: T) => void;
  /** False: nothing of it is ever deleted. */
  removable?: boolean;
  /** Refuses a deletion, or answers the records that go, more or fewer than those asked for. */
  removing?: (call: Call, records: T[]) => T[];
  /** What comes back with the records asked for, in the order in which it must. */
  restoring?: (call: Call, ids: string[]) => string[];
  /** Why a deleted record must stay away, and what becomes of one that comes back. */
  obstacle?: (call: Call, record: T) => string | undefined;
  mend?: (call: Call, record: T) => T;
}

/** The endpoints of an entity, its changes written down. */
export function entityEndpoints(platform: Platform, settle: (call: Call) => void = () => {}) {
  const { get, post } = endpoints(platform);
  const settled = (work: (call: Call) => unknown) => (call: Call) => {
    settle(call);
    return work(call);
  };
  return {
    get: (path: string, work: (call: Call) => unknown, rules: Parameters<typeof get>[2] = {}) =>
      get(path, settled(work), rules),
    post: (path: string, work: (call: Call) => unknown, rules: Parameters<typeof post>[2] = {}) =>
      post(
        path,
        (call) => {
          const result = settled(work)(call);
          platform.onChange();
          return result;
        },
        rules,
      ),
  };
}

/**
 * The calls that every entity has (contract 1): list, detail, save, delete and undo. What makes an entity itself comes
 * from its rules.
 */
export function entityHandlers<T extends Entity, F extends TextFacts>(platform: Platform, rules: EntityRules<T, F>) {
  const { rights, store, view, detail, save, removing } = rules;
  const { get, post } = entityEndpoints(platform, rules.settle);
  const path = (action: string) => `/supplier/${rules.name}/${action}`;
  const known = new Set([...Object.keys(rules.known.shape), '_']);
  const permission = rights.edit;
  const removal = rights.delete ?? rights.edit;

  const conditionsOf = (call: Call) => rules.conditions?.(call) ?? (rules.filter ? [{ test: rules.filter(call) }] : []);

  /** What was deleted and can still come back, under the same filters and sorts (contract 1). */
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
      (call) => {
        if (call.query.get('deleted') === 'true') return deletedPage(call);
        const { list, total } = listPage(store(), rules, call.query, call.language, conditionsOf(call));
        const by = call.query.get('counts') ?? '';
        const values = rules.counted?.[by]?.();
        const counts = values && countsBy(store(), call.query, by, values, (query) => conditionsOf({ ...call, query }));
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
        const asked = idsOf(call.body).flatMap((id) => store().get(id) ?? []);
        const records = removing ? removing(call, asked) : asked;
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
          (record) => rules.mend?.(call, record) ?? record,
          rules.restoring?.(call, idsOf(call.body)),
        ),
      { permission: removal, says: 'restored' },
    ),
  ];

  return [...reading, ...(saving ?? []), ...(rules.removable === false ? [] : removed)];
}
