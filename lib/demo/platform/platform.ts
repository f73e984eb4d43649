import type { RequestHandler } from 'msw';
import type { Feature } from '@/lib/api/features';
import { uuid } from '@/lib/util/uuid';
import type { EnvelopeNames, StoredAnswer } from './answer';
import type { AnyStore, SeedContext, StoreName, Stores } from './domain';
import { FormerStates, type FormerState } from './former-states';
import type { Changes, Entity } from './store';
import type { Language } from './texts';

/** A global search, as each entity receives it (contract 3). */
export interface SearchRequest {
  platform: Platform;
  language: Language;
  keyword: string;
  /** The maximum of returned hits; the total counts all. */
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
export type Find = (ask: SearchRequest) => Found | Promise<Found>;

/** Something to do on the home page (contract 3); its path opens a list with exactly the counted records. */
interface TodoRow {
  kind: string;
  /** Accounts without it do not see it. */
  right: string;
  count: number;
  path: string;
  /** The lowest comes first. */
  rank: number;
}

/** The code of a domain: what its folder's handlers.ts exports. */
export interface DomainCode {
  handlers: (platform: Platform) => RequestHandler[];
  /** Creates the stores of its entities with their seed. */
  stores?: Record<string, (context: SeedContext) => AnyStore>;
  /** The hits of a global search. */
  find?: Find;
  todos?: (platform: Platform) => TodoRow[];
  /** How many of its records wait for the supplier, for the badge of its menu entry. */
  waiting?: (platform: Platform) => number;
}

export interface Domain {
  /** Entities of the contract: their calls are `/supplier/<entity>/…`, and each has a store with its name. */
  entities?: readonly string[];
  /** Calls that belong to no entity. */
  calls?: readonly string[];
  /** Entities of other domains that its handlers read. */
  needs?: readonly string[];
  /** Whether the global search includes it (contract 3). */
  searched?: boolean;
  /** Whether its code has to-dos. */
  todos?: boolean;
  /** How many of its seeded records wait, so that the menu does not load them; a test keeps it true. */
  waiting?: number;
  /** The code itself, or the import of a chunk that the first call loads. */
  code: DomainCode | (() => Promise<DomainCode>);
}

/** The code of a domain; imports it if it is a chunk of its own. */
const loadCode = async ({ code }: Domain): Promise<DomainCode> => (typeof code === 'function' ? code() : code);

export interface Account {
  username: string;
  /** The password itself is never stored, even here. */
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
  /** The same seed and the same start time give the same data. */
  seed?: number;
  now?: () => number;
  /** The names that config.json can change. */
  names?: Partial<EnvelopeNames & { tokenName: string }>;
  /** Calls remapped by config.json: default path to actual one. */
  paths?: Record<string, string>;
  /** False: `/publicKey` returns an empty key, so a login with loginRSA on is sent plain. */
  publicKey?: boolean;
  /** How many products; load tests request more. */
  products?: number;
  /** The features that the platform names (contract 5); all that the client uses by default. */
  features?: readonly string[];
}

/** Everything that is persisted over a reload. */
export interface Snapshot {
  format: number;
  seed: number;
  epoch: number;
  /** The changed entities only. */
  entities: { [K in StoreName]?: Changes<Entity> };
  accounts: Account[];
  sessions: [token: string, username: string][];
  /** Ids of created records by entity and clientId. */
  created?: [name: string, id: string][];
  formerStates?: [key: string, FormerState][];
}

/** Incremented when the seed changes so that stored snapshots no longer fit. */
const FORMAT = 3;
const PRODUCT_COUNT = 520;
const ANSWERS_KEPT = 500;
const CREATED_KEPT = 500;

const FEATURES: readonly Feature[] = [
  'quotation-terms',
  'quotation-tiers',
  'inquiry-waiting',
  'inquiry-outcome',
  'letterhead',
  'material-hash',
  'private-cost',
];

const isChanged = ({ records, trash, gone }: Changes<Entity>) => records.length + trash.length + gone.length > 0;

function dropOldest(map: Map<string, unknown>, kept: number): void {
  const oldest = map.keys().next();
  if (map.size > kept && !oldest.done) map.delete(oldest.value);
}

type Maker = (context: SeedContext) => AnyStore;

/**
 * The platform's memory, which the handlers read and write. It contains no transport, no storage, and nothing of a
 * domain.
 */
export class Platform {
  accounts = new Map<string, Account>();
  readonly sessions = new Map<string, string>();
  /** Responses to writes by their Idempotency-Key: a repeated write gets the first response. */
  readonly answers = new Map<string, Promise<StoredAnswer>>();
  formerStates = new FormerStates();
  #created = new Map<string, string>();
  readonly names: EnvelopeNames & { tokenName: string };
  /** Called after every change that should be persisted. */
  onChange: () => void = () => {};
  #epoch = 0;
  #lastStamp = 0;
  readonly #makers = new Map<string, Maker>();
  readonly #stores = new Map<string, AnyStore>();
  /** Restored changes of entities that have not been loaded yet. */
  #waiting: Snapshot['entities'] = {};

  constructor(
    readonly domains: Record<string, Domain>,
    readonly seedAccounts: () => Account[],
    readonly options: PlatformOptions = {},
  ) {
    for (const { code } of Object.values(domains)) if (typeof code !== 'function') this.#addMakers(code);
    this.names = {
      statusName: 'code',
      messageName: 'msg',
      dataName: 'data',
      tokenName: 'access_token',
      ...options.names,
    };
    this.#seed(this.now());
  }

  /** The time for which the data was created. */
  get epoch() {
    return this.#epoch;
  }

  get seed() {
    return this.options.seed ?? 2580;
  }

  /** Those that it names, and knows (contract 5). */
  get features(): readonly string[] {
    return this.options.features ?? FEATURES;
  }

  now = (): number => (this.options.now ?? Date.now)();

  /**
   * The time of a change. It always increases, even if the clock has not advanced, so that the last change sorts last.
   */
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

  /** Tokens that are valid without a login, each with its account: for journeys that do not test the login. */
  admit(sessions: Record<string, string> = {}): void {
    for (const [token, username] of Object.entries(sessions)) this.sessions.set(token, username);
  }

  /** Loads entities for {@link store}. The code and data of most are loaded by the first call that needs them. */
  async load(...names: string[]): Promise<void> {
    const lacks = (entity: string) => names.includes(entity) && !this.#makers.has(entity);
    const loading = Object.values(this.domains).filter(({ entities = [] }) => entities.some(lacks));
    await Promise.all(loading.map(async (domain) => this.#addMakers(await loadCode(domain))));
  }

  /** The code of a domain, loaded with its entities. */
  async open(domain: Domain): Promise<DomainCode> {
    const [code] = await Promise.all([loadCode(domain), this.load(...(domain.entities ?? []))]);
    return code;
  }

  /** The store of a loaded entity; it is seeded on first access. */
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

  /** Whether an entity has been changed; its store need not be loaded. */
  isTouched(name: StoreName): boolean {
    const store = this.#stores.get(name);
    const changes = store ? store.changes() : this.#waiting[name];
    return changes !== undefined && isChanged(changes);
  }

  /** Stores a response under its key; a failed one is removed, so that the write can be repeated. */
  remember(key: string, answer: Promise<StoredAnswer>): void {
    this.answers.set(key, answer);
    answer.catch(() => this.answers.delete(key));
    dropOldest(this.answers, ANSWERS_KEPT);
  }

  /** The id of the record that a create with this clientId has made. */
  createdBy(entity: string, clientId: string): string | undefined {
    return clientId === '' ? undefined : this.#created.get(`${entity} ${clientId}`);
  }

  rememberCreated(entity: string, clientId: string, id: string): void {
    if (clientId === '') return;
    this.#created.set(`${entity} ${clientId}`, id);
    dropOldest(this.#created, CREATED_KEPT);
  }

  /** Resets everything to the seed. Sessions of seeded accounts stay valid. */
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

  /** Applies a snapshot; one of another format or seed is ignored. */
  restore(snapshot: Snapshot | undefined): void {
    if (snapshot?.format !== FORMAT || snapshot.seed !== this.seed) return;
    // Without changes the data is seeded for the current time, as on the first visit.
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
