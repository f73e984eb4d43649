import { uuid } from '@/lib/util/uuid';
import { seedAccounts, type Account } from './accounts';
import type { EnvelopeNames, StoredAnswer } from './answer';
import { createProductStore, type ProductStore } from './product-store';
import { seedGroups, type Group } from './seed/groups';
import { seedNotices, type StoredNotice } from './seed/notices';
import { seedProducts } from './seed/products';
import { seedResources, type Resource } from './seed/resources';
import { EntityStore, type Changes } from './store';
import type { StoredProduct } from './product-record';

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
  accounts: Account[];
  sessions: [token: string, username: string][];
  noticesCleared: boolean;
}

/** Raised whenever seed data change in a way that what was written down no longer fits. */
const FORMAT = 1;
const PRODUCT_COUNT = 520;
const ANSWERS_KEPT = 500;

/** The platform's memory: what the handlers read and write. No transport, no storage. */
export class Platform {
  products!: ProductStore;
  groups!: EntityStore<Group>;
  resources!: EntityStore<Resource>;
  notices!: StoredNotice[];
  accounts = new Map<string, Account>();
  readonly sessions = new Map<string, string>();
  /** Answers to writes, by their Idempotency-Key: a write that is repeated gets the first one's answer. */
  readonly answers = new Map<string, Promise<StoredAnswer>>();
  readonly names: EnvelopeNames & { tokenName: string };
  /** Called after every change that should be written down. */
  onChange: () => void = () => {};
  #epoch = 0;
  #lastStamp = 0;
  #noticesCleared = false;

  constructor(readonly options: PlatformOptions = {}) {
    this.names = { statusName: 'code', messageName: 'msg', tokenName: 'access_token', ...options.names };
    this.#seed(this.now());
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

  remember(key: string, answer: Promise<StoredAnswer>): void {
    this.answers.set(key, answer);
    const oldest = this.answers.keys().next();
    if (this.answers.size > ANSWERS_KEPT && !oldest.done) this.answers.delete(oldest.value);
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
      accounts: [...this.accounts.values()],
      sessions: [...this.sessions],
      noticesCleared: this.#noticesCleared,
    };
  }

  /** Goes on from what was written down; something of another version or seed is ignored. */
  restore(snapshot: Snapshot | undefined): void {
    if (snapshot?.format !== FORMAT || snapshot.seed !== this.seed) return;
    // As long as nobody changed a product, the shop stays as fresh as on the first visit.
    const { records, trash, gone } = snapshot.products;
    this.#seed(records.length + trash.length + gone.length > 0 ? snapshot.epoch : this.now());
    this.products.apply(snapshot.products);
    this.accounts = new Map(snapshot.accounts.map((account) => [account.username, account]));
    this.sessions.clear();
    for (const [token, username] of snapshot.sessions) this.sessions.set(token, username);
    if (snapshot.noticesCleared) this.#emptyNotices();
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
    this.accounts = new Map(seedAccounts().map((account) => [account.username, account]));
    this.notices = seedNotices(epoch);
    this.groups = new EntityStore<Group>(() => undefined, seedGroups(epoch));
    this.resources = new EntityStore<Resource>(() => undefined, seedResources(epoch));
    this.products = createProductStore(seedProducts({ seed, epoch, count: this.options.products ?? PRODUCT_COUNT }));
  }
}
