/** Milliseconds in which the previous state may be set again, whatever the transitions (contract 1). */
const RESTORE_TIME = 600_000;
const KEPT = 2000;

interface Stateful {
  id: string;
  status?: unknown;
}
/** The state of a record before its last change, and the status that replaced it. */
export interface FormerState {
  state: object;
  replacedBy: unknown;
  at: number;
}

/** The states of records before their last change of status. */
export class FormerStates {
  #states = new Map<string, FormerState>();

  constructor(entries: Iterable<[string, FormerState]> = []) {
    this.#states = new Map(entries);
  }

  entries(): [string, FormerState][] {
    return [...this.#states];
  }

  /** Stores the previous state if the status has changed. */
  remember<T extends Stateful>(entity: string, before: T, after: T, now: number, stateOf: (record: T) => object): void {
    if (before.status === after.status) return;
    const key = `${entity} ${before.id}`;
    this.#states.delete(key);
    this.#states.set(key, { state: stateOf(before), replacedBy: after.status, at: now });
    const oldest = this.#states.keys().next();
    if (this.#states.size > KEPT && !oldest.done) this.#states.delete(oldest.value);
  }

  /** The state to restore if `status` was the previous one of the record and the change is recent. */
  find({ id, status }: Stateful, entity: string, wanted: string, now: number): object | undefined {
    const former = this.#states.get(`${entity} ${id}`);
    const fits = former && former.replacedBy === status && (former.state as Stateful).status === wanted;
    return fits && now - former.at <= RESTORE_TIME ? former.state : undefined;
  }
}
