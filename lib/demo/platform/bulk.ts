import { Invalid } from './answer';
import { idsOf } from './body';
import type { Call } from './endpoints';
import { touched } from './save';
import type { Entity, EntityStore } from './store';

export interface Failed {
  id: string;
  msg: string;
}
type Store<T extends Entity> = Pick<EntityStore<T, unknown>, 'get' | 'put' | 'remove' | 'trashed' | 'restore'>;

/**
 * Changes each record of `ids` (contract 1, state change in bulk). `change` returns the new record, the same one if
 * nothing changes, or a text that says why it is refused; a refused record does not stop the others.
 */
export function changeEach<T extends Entity>(
  call: Call,
  store: Store<T>,
  change: (record: T) => T | string,
): { changed: number; failed: Failed[] } {
  const failed: Failed[] = [];
  let changed = 0;
  for (const id of idsOf(call.body)) {
    const record = store.get(id);
    const next = record ? change(record) : call.say('notFound');
    if (typeof next === 'string') failed.push({ id, msg: next });
    else if (next !== record) {
      store.put(touched(call, next));
      changed += 1;
    }
  }
  return { changed, failed };
}

interface StateRules<T extends Entity> {
  entity: string;
  /** The fields that belong to the state besides the status, and are restored with it. */
  stateOf: (record: T) => Partial<T>;
  /** The record with the requested status, or why it cannot have it. */
  next: (record: T) => T | string;
  /** The record with its former state; by default the fields of `stateOf` are replaced. */
  back?: (record: T, state: Partial<T>) => T;
}

/** Changes the state of each record; the previous state can be restored whatever `next` returns (contract 1). */
export function changeStates<T extends Entity & { status: string }>(
  call: Call,
  store: Store<T>,
  to: T['status'],
  { entity, stateOf, next, back = (record, state) => ({ ...record, ...state }) }: StateRules<T>,
): { changed: number; failed: Failed[] } {
  const { formerStates, now } = call.platform;
  return changeEach(call, store, (record) => {
    if (record.status === to) return record;
    const former = formerStates.find(record, entity, to, now());
    const changed = former ? back(record, former as Partial<T>) : next(record);
    if (typeof changed !== 'string') formerStates.remember(entity, record, changed, now(), stateOf);
    return changed;
  });
}

/** The status that `doStatus` requests; a 422 if it is invalid. */
export function statusAsked<S extends string>({ body, say }: Call, statuses: readonly S[]): S {
  if (statuses.includes(body.status as S)) return body.status as S;
  throw new Invalid(say('choose'), { status: say('choose') });
}

/**
 * Restores deleted records; `obstacle` returns why one cannot be restored, `repair` adapts it to what has changed
 * since.
 */
export function restoreEach<T extends Entity>(
  { platform, body, say }: Call,
  store: Store<T>,
  obstacle: (record: T) => string | undefined = () => undefined,
  repair: (record: T) => T = (record) => record,
  ids: readonly string[] = idsOf(body),
): { restored: number; failed: Failed[] } {
  const failed: Failed[] = [];
  let restored = 0;
  for (const id of ids) {
    const record = store.trashed(id, platform.now());
    const msg = record ? obstacle(record) : say('gone');
    if (record && msg === undefined) {
      store.restore(id, repair(record));
      restored += 1;
    } else failed.push({ id, msg: msg ?? say('gone') });
  }
  return { restored, failed };
}
