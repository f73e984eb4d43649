import type { RequestHandler } from 'msw';
import { uuid } from '@/lib/util/uuid';
import type { EnvelopeNames, StoredAnswer } from './answer';
import type { AnyStore, SeedContext, StoreName, Stores } from './domain';
import { FormerStates, type FormerState } from './former-states';
import type { Changes, Entity } from './store';
import type { Language } from './texts';

/** A search over everything, as one entity is asked (contract 3). */
export interface Ask {
  platform: Platform;
  language: Language;
  keyword: string;
  /** How many of the hits are returned; the total counts all. */
  limit: number;
}
export interface Hit {
  id: string;
  title: string;
  snippet: string;
  path: string;
}
export interface Found {
  total: number;
  items: Hit[];
}
export type Find = (ask: Ask) => Found;

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

/** The code of a domain, fetched if it is a chunk of its own. */
export const loadCode = async ({ code }: Domain): Promise<DomainCode> => (typeof code === 'function' ? code() : code);

/** Who may log in, with the rights of the account. */
export interface Account {
  username: string;
  /** Never the password itself, even here. */
  passwordHash: string;
  phone: string;
  company: string;
  companyEn?: string;
  roles: string[];
  permissions: string[];
}

/** Whether an account has a right; an admin has all of them. */
export const may = ({ roles, permissions }: Account, right: string): boolean =>
  roles.includes('admin') || permissions.includes(right);

export interface PlatformOptions {
  /** The same seed and the same first moment give the same data. */
  seed?: number;
  now?: () => number;
  /** The names that config.json may change. */
  names?: Partial<EnvelopeNames & { tokenName: string }>;
  /** Calls that config.json has moved: default path to real one. */
  paths?: Record<string, string>;
  /** False: `/publicKey` answers an empty key, so a login with loginRSA on is sent plain. */
  publicKey?: boolean;
  /** How many products; tests of size ask for more. */
  products?: number;
}

/** Everything that outlives a reload. */
export interface Snapshot {
  format: number;
  seed: number;
  epoch: number;
  /** Of the entities, those that were changed. */
  entities: { [K in StoreName]?: Changes<Entity> };
  accounts: Account[];
  sessions: [token: string, username: string][];
  /** Ids of records that were made, by entity and clientId. */
  created?: [name: string, id: string][];
  formerStates?: [key: string, FormerState][];
}

/** Raised whenever seed data change in a way that what was written down no longer fits. */
const FORMAT = 3;
const PRODUCT_COUNT = 520;
const ANSWERS_KEPT = 500;
const CREATED_KEPT = 500;

const isChanged = ({ records, trash, gone }: Changes<Entity>) => records.length + trash.length + gone.length > 0;

function dropOldest(map: Map<string, unknown>, kept: number): void {
  const oldest = map.keys().next();
  if (map.size > kept && !oldest.done) map.delete(oldest.value);
}

type Maker = (context: SeedContext) => AnyStore;

/** The platform's memory: what the handlers read and write. No transport, no storage, and nothing of any domain. */
export class Platform {
  accounts = new Map<string, Account>();
  readonly sessions = new Map<string, string>();
  /** Answers to writes, by their Idempotency-Key: a write that is repeated gets the first one's answer. */
  readonly answers = new Map<string, Promise<StoredAnswer>>();
  formerStates = new FormerStates();
  #created = new Map<string, string>();
  readonly names: EnvelopeNames & { tokenName: string };
  /** Called after every change that should be written down. */
  onChange: () => void = () => {};
  #epoch = 0;
  #lastStamp = 0;
  readonly #makers = new Map<string, Maker>();
  readonly #stores = new Map<string, AnyStore>();
  /** What was written down of entities that nobody has asked for yet. */
  #waiting: Snapshot['entities'] = {};

  constructor(
    readonly domains: Record<string, Domain>,
    readonly seedAccounts: () => Account[],
    readonly options: PlatformOptions = {},
  ) {
    for (const { code } of Object.values(domains)) if (typeof code !== 'function') this.#addMakers(code);
    this.names = { statusName: 'code', messageName: 'msg', tokenName: 'access_token', ...options.names };
    this.#seed(this.now());
  }

  /** The moment that the data were made for. */
  get epoch() {
    return this.#epoch;
  }

  get seed() {
    return this.options.seed ?? 2580;
  }

  now = (): number => (this.options.now ?? Date.now)();

  /** The time of a change. It always rises, also while the clock has not advanced, so that the last change sorts last. */
  stamp(): string {
    this.#lastStamp = Math.max(this.now(), this.#lastStamp + 1);
    return new Date(this.#lastStamp).toISOString();
  }

  openSession(username: string): string {
    const token = uuid();
    this.sessions.set(token, username);
    this.onChange();
    return token;
  }

  /** Tokens that are good without a login, each with its account: for journeys that are not about logging in. */
  admit(sessions: Record<string, string> = {}): void {
    for (const [token, username] of Object.entries(sessions)) this.sessions.set(token, username);
  }

  /** Makes entities ready for {@link store}. The code and data of most come with the first call that needs them. */
  async load(...names: string[]): Promise<void> {
    const lacks = (entity: string) => names.includes(entity) && !this.#makers.has(entity);
    const loading = Object.values(this.domains).filter(({ entities = [] }) => entities.some(lacks));
    await Promise.all(loading.map(async (domain) => this.#addMakers(await loadCode(domain))));
  }

  /** The store of an entity that is loaded; it is seeded when it is first asked for. */
  store<K extends StoreName>(name: K): Stores[K] {
    const known = this.#stores.get(name);
    if (known) return known as Stores[K];
    const make = this.#makers.get(name);
    if (!make) throw new Error(`${name} is not loaded`);
    const store = make({ seed: this.seed, epoch: this.#epoch, products: this.options.products ?? PRODUCT_COUNT });
    const changes = this.#waiting[name];
    if (changes) store.apply(changes);
    this.#stores.set(name, store);
    return store as Stores[K];
  }

  /** Whether anybody has changed an entity; its store need not be loaded to know. */
  isTouched(name: StoreName): boolean {
    const store = this.#stores.get(name);
    const changes = store ? store.changes() : this.#waiting[name];
    return changes !== undefined && isChanged(changes);
  }

  /** Keeps an answer for the same key; one that could not be made is made again. */
  remember(key: string, answer: Promise<StoredAnswer>): void {
    this.answers.set(key, answer);
    answer.catch(() => this.answers.delete(key));
    dropOldest(this.answers, ANSWERS_KEPT);
  }

  /** The id of the record that a create with this clientId made. */
  createdBy(entity: string, clientId: string): string | undefined {
    return clientId === '' ? undefined : this.#created.get(`${entity} ${clientId}`);
  }

  rememberCreated(entity: string, clientId: string, id: string): void {
    if (clientId === '') return;
    this.#created.set(`${entity} ${clientId}`, id);
    dropOldest(this.#created, CREATED_KEPT);
  }

  /** Everything as on the first day. Who is logged in with an account of the seed stays so. */
  reset(): void {
    this.#seed(this.now());
    for (const [token, username] of this.sessions) if (!this.accounts.has(username)) this.sessions.delete(token);
  }

  snapshot(): Snapshot {
    return {
      format: FORMAT,
      seed: this.seed,
      epoch: this.#epoch,
      entities: this.#changes(),
      accounts: [...this.accounts.values()],
      sessions: [...this.sessions],
      created: [...this.#created],
      formerStates: this.formerStates.entries(),
    };
  }

  /** Goes on from what was written down; something of another version or seed is ignored. */
  restore(snapshot: Snapshot | undefined): void {
    if (snapshot?.format !== FORMAT || snapshot.seed !== this.seed) return;
    // As long as nobody changed a thing, the shop stays as fresh as on the first visit.
    const changed = Object.values<Changes<Entity>>(snapshot.entities).some(isChanged);
    this.#seed(changed ? snapshot.epoch : this.now());
    this.#waiting = snapshot.entities;
    this.accounts = new Map(snapshot.accounts.map((account) => [account.username, account]));
    this.sessions.clear();
    for (const [token, username] of snapshot.sessions) this.sessions.set(token, username);
    this.#created = new Map(snapshot.created);
    this.formerStates = new FormerStates(snapshot.formerStates);
  }

  #changes(): Snapshot['entities'] {
    const opened = [...this.#stores].map(([name, store]) => [name, store.changes()] as const);
    const all = { ...this.#waiting, ...Object.fromEntries(opened) };
    return Object.fromEntries(Object.entries(all).filter(([, changes]) => isChanged(changes)));
  }

  #addMakers({ stores = {} }: DomainCode): void {
    for (const [name, make] of Object.entries(stores)) this.#makers.set(name, make);
  }

  #seed(epoch: number): void {
    this.#epoch = epoch;
    this.#lastStamp = 0;
    this.answers.clear();
    this.#created.clear();
    this.formerStates = new FormerStates();
    this.accounts = new Map(this.seedAccounts().map((account) => [account.username, account]));
    this.#stores.clear();
    this.#waiting = {};
  }
}
