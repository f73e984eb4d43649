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
 * Changes each record of `ids` (contract 1, state change in bulk). `change` answers the new record, the same one where
 * nothing is to be done, or why not; one that fails stops no other.
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
  /** What belongs to a state beside the status itself, and goes back with it. */
  stateOf: (record: T) => Partial<T>;
  /** The record with the status that is asked for, or why it cannot have it. */
  next: (record: T) => T | string;
  /** The record with its former state; by itself what `stateOf` kept replaces what is there. */
  back?: (record: T, state: Partial<T>) => T;
}

/** Changes the state of each record; the state it had before is set back whatever `next` says (contract 1). */
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

/** The status that `doStatus` asks for, else 422. */
export function statusAsked<S extends string>({ body, say }: Call, statuses: readonly S[]): S {
  if (statuses.includes(body.status as S)) return body.status as S;
  throw new Invalid(say('choose'), { status: say('choose') });
}

/** Brings deleted records back; `obstacle` says why one must stay away, `mend` fits it into what is there by now. */
export function restoreEach<T extends Entity>(
  { platform, body, say }: Call,
  store: Store<T>,
  obstacle: (record: T) => string | undefined = () => undefined,
  mend: (record: T) => T = (record) => record,
  ids: readonly string[] = idsOf(body),
): { restored: number; failed: Failed[] } {
  const failed: Failed[] = [];
  let restored = 0;
  for (const id of ids) {
    const record = store.trashed(id, platform.now());
    const msg = record ? obstacle(record) : say('gone');
    if (record && msg === undefined) {
      store.restore(id, mend(record));
      restored += 1;
    } else failed.push({ id, msg: msg ?? say('gone') });
  }
  return { restored, failed };
}
