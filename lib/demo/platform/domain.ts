import type { EntityStore, Entity } from './store';

/** What the data of an entity are made from: the same seed and the same first moment give the same data. */
export interface SeedContext {
  seed: number;
  epoch: number;
  /** How many products; tests of size ask for more. */
  products: number;
}

/** The store of every entity, by the entity's name; each domain adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the domains
export interface Stores {}
export type StoreName = keyof Stores;

/** A store of any entity, as far as all are alike. */
export type AnyStore = Pick<EntityStore<Entity, unknown>, 'changes' | 'apply'>;
