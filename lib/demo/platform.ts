import { uuid } from '@/lib/util/uuid';
import { seedAccounts, type Account } from './accounts';
import type { EnvelopeNames, StoredAnswer } from './answer';
import { FormerStates, type FormerState } from './former-states';
import { createProductStore, type ProductStore } from './product-store';
import type { StoredProduct } from './product-record';
import { seedNotices, type StoredNotice } from './seed/notices';
import { seedProducts } from './seed/products';
import type { Changes, Entity, EntityStore } from './store';
import { EAGER, LAZY, type Maker, type StoreName, type Stores } from './stores';

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
  products: Changes<StoredProduct>;
  /** Of the other entities, those that were changed. */
  entities: { [K in StoreName]?: Changes<Entity> };
  accounts: Account[];
  sessions: [token: string, username: string][];
  /** Ids of records that were made, by entity and clientId. */
  created?: [name: string, id: string][];
  formerStates?: [key: string, FormerState][];
  noticesCleared: boolean;
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

/** A store of any entity, as far as all are alike. */
type AnyStore = Pick<EntityStore<Entity, unknown>, 'changes' | 'apply'>;

/** The platform's memory: what the handlers read and write. No transport, no storage. */
export class Platform {
  products!: ProductStore;
  notices!: StoredNotice[];
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
  #noticesCleared = false;
  readonly #makers = new Map<StoreName, Maker<StoreName>>(Object.entries(EAGER) as [StoreName, Maker<StoreName>][]);
  readonly #stores = new Map<StoreName, AnyStore>();
  /** What was written down of entities that nobody has asked for yet. */
  #waiting: Snapshot['entities'] = {};

  constructor(readonly options: PlatformOptions = {}) {
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

  /** The time of a change. It always rises, also where the clock stands still, so that the last change sorts last. */
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
  async load(...names: StoreName[]): Promise<void> {
    const missing = names.filter((name) => !this.#makers.has(name)) as (keyof typeof LAZY)[];
    await Promise.all(missing.map(async (name) => this.#makers.set(name, await LAZY[name]())));
  }

  /** The store of an entity that is loaded; it is seeded when it is first asked for. */
  store<K extends StoreName>(name: K): Stores[K] {
    const known = this.#stores.get(name);
    if (known) return known as Stores[K];
    const make = this.#makers.get(name);
    if (!make) throw new Error(`${name} is not loaded`);
    const store = make({ seed: this.seed, epoch: this.#epoch });
    const changes = this.#waiting[name];
    if (changes) (store as AnyStore).apply(changes);
    this.#stores.set(name, store as AnyStore);
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

  clearNotices(): void {
    this.#emptyNotices();
    this.onChange();
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
      products: this.products.store.changes(),
      entities: this.#changes(),
      accounts: [...this.accounts.values()],
      sessions: [...this.sessions],
      created: [...this.#created],
      formerStates: this.formerStates.entries(),
      noticesCleared: this.#noticesCleared,
    };
  }

  /** Goes on from what was written down; something of another version or seed is ignored. */
  restore(snapshot: Snapshot | undefined): void {
    if (snapshot?.format !== FORMAT || snapshot.seed !== this.seed) return;
    // As long as nobody changed a thing, the shop stays as fresh as on the first visit.
    const changed = [snapshot.products, ...Object.values(snapshot.entities)].some(isChanged);
    this.#seed(changed ? snapshot.epoch : this.now());
    this.products.store.apply(snapshot.products);
    this.#waiting = snapshot.entities;
    this.accounts = new Map(snapshot.accounts.map((account) => [account.username, account]));
    this.sessions.clear();
    for (const [token, username] of snapshot.sessions) this.sessions.set(token, username);
    this.#created = new Map(snapshot.created);
    this.formerStates = new FormerStates(snapshot.formerStates);
    if (snapshot.noticesCleared) this.#emptyNotices();
  }

  #changes(): Snapshot['entities'] {
    const opened = [...this.#stores].map(([name, store]) => [name, store.changes()] as const);
    const all = { ...this.#waiting, ...Object.fromEntries(opened) };
    return Object.fromEntries(Object.entries(all).filter(([, changes]) => isChanged(changes)));
  }

  #emptyNotices(): void {
    this.notices = [];
    this.#noticesCleared = true;
  }

  #seed(epoch: number): void {
    const { seed } = this;
    this.#epoch = epoch;
    this.#lastStamp = 0;
    this.#noticesCleared = false;
    this.answers.clear();
    this.#created.clear();
    this.formerStates = new FormerStates();
    this.accounts = new Map(seedAccounts().map((account) => [account.username, account]));
    this.notices = seedNotices(epoch);
    this.#stores.clear();
    this.#waiting = {};
    this.products = createProductStore(seedProducts({ seed, epoch, count: this.options.products ?? PRODUCT_COUNT }));
  }
}
