import type { EntityStore, Entity } from './store';

/** The input of an entity's seed: the same seed and the same start time give the same data. */
export interface SeedContext {
  seed: number;
  epoch: number;
  /** How many products; load tests request more. */
  products: number;
}

/** The stores by the name of their entity; each domain adds its own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the domains
export interface Stores {}
export type StoreName = keyof Stores;

/** The part of a store that does not depend on its entity. */
export type AnyStore = Pick<EntityStore<Entity, unknown>, 'changes' | 'apply'>;
