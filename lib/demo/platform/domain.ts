import type { RequestHandler } from 'msw';
import type { Find } from './find';
import type { Platform } from './platform';
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

/** The code of a domain: what its folder's handlers.ts exports. */
export interface DomainCode {
  handlers: (platform: Platform) => RequestHandler[];
  /** Makes the stores of its entities, with their seed. */
  stores?: Record<string, (context: SeedContext) => AnyStore>;
  /** What a search over everything finds in it. */
  find?: Find;
}

/** One domain of the demo platform. */
export interface Domain {
  /** Entities of the contract: their calls are `/supplier/<entity>/…`, and each has a store of its name. */
  entities?: readonly string[];
  /** Calls of no entity. */
  calls?: readonly string[];
  /** Entities of other domains that its handlers read. */
  needs?: readonly string[];
  /** Whether the search over everything looks into it (contract 3). */
  searched?: boolean;
  /** There from the start, or a chunk of its own that comes with the first call. */
  code: DomainCode | (() => Promise<DomainCode>);
}
