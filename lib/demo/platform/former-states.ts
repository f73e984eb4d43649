/** Milliseconds in which the state that was there before may be set again, whatever the transitions (contract 1). */
const BACK_TIME = 600_000;
const KEPT = 2000;

interface Stateful {
  id: string;
  status?: unknown;
}
/** What a record's state was, and the status that replaced it. */
export interface FormerState {
  state: object;
  replacedBy: unknown;
  at: number;
}

/** The states that records had before their last change of state, each with all that belongs to it. */
export class FormerStates {
  #states = new Map<string, FormerState>();

  constructor(entries: Iterable<[string, FormerState]> = []) {
    this.#states = new Map(entries);
  }

  entries(): [string, FormerState][] {
    return [...this.#states];
  }

  /** Keeps what a record was, where its status has changed. */
  remember<T extends Stateful>(entity: string, before: T, after: T, now: number, stateOf: (record: T) => object): void {
    if (before.status === after.status) return;
    const key = `${entity} ${before.id}`;
    this.#states.delete(key);
    this.#states.set(key, { state: stateOf(before), replacedBy: after.status, at: now });
    const oldest = this.#states.keys().next();
    if (this.#states.size > KEPT && !oldest.done) this.#states.delete(oldest.value);
  }

  /** The state to set back, where `status` is what the record had before its present one, and not long ago. */
  find({ id, status }: Stateful, entity: string, wanted: string, now: number): object | undefined {
    const former = this.#states.get(`${entity} ${id}`);
    const fits = former && former.replacedBy === status && (former.state as Stateful).status === wanted;
    return fits && now - former.at <= BACK_TIME ? former.state : undefined;
  }
}
