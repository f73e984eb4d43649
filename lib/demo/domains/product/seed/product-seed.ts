import type { ProductStatus } from '@/lib/api/product-schema';
import { createRandom } from '@/lib/demo/platform/random';
import { Job, STEP, type Steps } from '@/lib/demo/platform/steps';
import type { Seed } from '@/lib/demo/platform/store';
import { searchText, skuKey, type ProductFacts, type StoredProduct } from '../record';
import { Figures } from './figures';
import { statuses, timesOf } from './lifecycle';
import {
  FIRST_ID,
  catalogue,
  productId,
  partsOf,
  productOf,
  randomOf,
  roundOf,
  skuOf,
  type Item,
  type SeedOptions,
} from './products';

/** Records that are kept, for pages that are turned back and forth. */
const KEPT = 1_000;

/** The facts of an unchanged product, each from what is cheapest: its number, its model, or its figures. */
class SeedFacts implements ProductFacts {
  constructor(
    private readonly seed: ProductSeed,
    readonly position: number,
  ) {}
  get text() {
    const item = this.seed.itemAt(this.position);
    const { figures } = this.seed;
    const sku = this.seed.skuAt(this.position);
    return searchText({ title: figures.title(item), sku, model: item.model.name, keywords: figures.keywords(item) });
  }
  get title() {
    return this.seed.figures.title(this.seed.itemAt(this.position));
  }
  // Kept nowhere: an order asks for each key once.
  get titleKeys() {
    return {};
  }
  get sku() {
    return skuKey(this.seed.skuAt(this.position));
  }
  get status() {
    return this.seed.statusAt(this.position);
  }
  get categoryId() {
    return this.seed.itemAt(this.position).model.kind.category;
  }
  get groupIds() {
    return this.seed.figures.groupIds(this.seed.itemAt(this.position));
  }
  get showcase() {
    return this.seed.figures.showcase(this.position);
  }
  get lowest() {
    return this.seed.figures.lowest(this.position);
  }
  get updated() {
    return Math.trunc(this.seed.timesAt(this.position).updated);
  }
  get created() {
    const { created, updated } = this.seed.timesAt(this.position);
    return Math.trunc(Math.min(created, updated));
  }
  get score() {
    return this.seed.figures.score(this.position);
  }
  get views() {
    return this.seed.figures.stats(this.position).views;
  }
  get inquiries() {
    return this.seed.figures.stats(this.position).inquiries;
  }
  get favourites() {
    return this.seed.figures.stats(this.position).favourites;
  }
}

/**
 * The shop's products: the same seed and the same start time give the same products. A product is made from its number
 * when it is read; only the figures that lists sort and filter by are kept.
 */
export class ProductSeed implements Seed<StoredProduct, ProductFacts> {
  readonly figures: Figures;
  readonly #options: SeedOptions;
  /** One round of the catalogue, or its beginning in a small shop. */
  readonly #items: Item[];
  readonly #statuses: ProductStatus[];
  /** The first product with a SKU, in lower case, in the first round. */
  readonly #bySku = new Map<string, number>();
  /** By number in a round: an earlier model has the same SKU, because a large shop has models of the same name. */
  readonly #isRepeated: boolean[];
  readonly #records = new Map<number, StoredProduct>();
  #making: Job<undefined> | undefined;

  constructor(options: SeedOptions) {
    this.#options = options;
    this.#items = catalogue(Math.min(options.count, roundOf()));
    this.#statuses = statuses(options.count, createRandom(options.seed));
    const taken = new Set<string>();
    this.#isRepeated = this.#items.map((item, index) => {
      const sku = skuOf(item);
      if (taken.has(sku)) return true;
      taken.add(sku);
      this.#bySku.set(skuKey(sku), index);
      return false;
    });
    this.figures = new Figures(options.count, (index) => partsOf(...this.#inputOf(index)));
  }

  get count() {
    return this.#options.count;
  }

  isOf({ seed, epoch, count }: SeedOptions): boolean {
    const own = this.#options;
    return own.seed === seed && own.epoch === epoch && own.count === count;
  }

  idAt(index: number): string {
    return productId(index);
  }

  indexOf(id: string): number | undefined {
    const index = Number(id) - FIRST_ID;
    return Number.isInteger(index) && index >= 0 && index < this.count && productId(index) === id ? index : undefined;
  }

  at(index: number): StoredProduct {
    const known = this.#records.get(index);
    if (known) return known;
    const record = productOf(...this.#inputOf(index));
    this.#records.set(index, record);
    const oldest = this.#records.keys().next();
    if (this.#records.size > KEPT && !oldest.done) this.#records.delete(oldest.value);
    return record;
  }

  factsAt(index: number): ProductFacts {
    return new SeedFacts(this, index);
  }

  itemAt(index: number): Item {
    const { length } = this.#items;
    return { ...this.#items[index % length]!, index, round: Math.floor(index / length) };
  }

  skuAt(index: number): string {
    const sku = skuOf(this.itemAt(index));
    return this.#isRepeated[index % this.#items.length] ? `${sku}-${index}` : sku;
  }

  /** The product with a SKU, in lower case: of the first round, with the number of its round, or with its own number. */
  indexOfSku(key: string): number | undefined {
    const [, plain = '', round = ''] = /^(.+)-r(\d+)$/.exec(key) ?? [];
    const [, own = ''] = /-(\d+)$/.exec(key) ?? [];
    const first = this.#bySku.get(plain);
    const places = [
      this.#bySku.get(key),
      first === undefined ? undefined : first + Number(round) * this.#items.length,
      own === '' ? undefined : Number(own),
    ];
    return places.find((index) => index !== undefined && index < this.count && skuKey(this.skuAt(index)) === key);
  }

  statusAt(index: number): ProductStatus {
    return this.#statuses[index]!;
  }

  timesAt(index: number): ReturnType<typeof timesOf> {
    const { seed, epoch, count } = this.#options;
    return timesOf(index, count, epoch, randomOf(seed, index));
  }

  /** Makes the figures of all products in slices; undefined once they are made. */
  ready(): Promise<unknown> | undefined {
    this.#making ??= new Job(this.#figures());
    return this.#making.isDone ? undefined : this.#making.inSlices();
  }

  *#figures(): Steps<undefined> {
    for (let index = 0; index < this.count; index += 1) {
      this.figures.score(index);
      if (index % STEP === STEP - 1) yield;
    }
    return undefined;
  }

  #inputOf(index: number): Parameters<typeof productOf> {
    return [{ ...this.itemAt(index), sku: this.skuAt(index) }, this.statusAt(index), this.#options];
  }
}

export const seedProducts = (options: SeedOptions): StoredProduct[] => {
  const seed = new ProductSeed(options);
  return Array.from({ length: options.count }, (_, index) => seed.at(index));
};
