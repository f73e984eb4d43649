import { lowestPrice, type StoredProduct } from '../record';
import { allKeywords, groupsWith, titleOf, type Item, type partsOf } from './products';

type Parts = ReturnType<typeof partsOf>;

/** Shop categories besides that of the kind, each a bit of a product's marks. */
const EXTRA_GROUPS = ['g-hot', 'g-new', 'g-fair'];
const MADE = 1;
const ENGLISH = 2;
const SHOWCASE = 4;
const FIRST_GROUP = 8;
const KEYWORDS = 64;

/**
 * What lists need of each product that is known only by making it, in columns of numbers: 100 000 products take 2.5 MB, where
 * their records would take 400.
 */
export class Figures {
  readonly #lowest: Float64Array;
  readonly #score: Uint8Array;
  readonly #views: Uint32Array;
  readonly #inquiries: Uint32Array;
  readonly #favourites: Uint32Array;
  readonly #marks: Uint16Array;
  readonly #make: (index: number) => Parts;

  constructor(count: number, make: (index: number) => Parts) {
    this.#make = make;
    this.#lowest = new Float64Array(count);
    this.#score = new Uint8Array(count);
    this.#views = new Uint32Array(count);
    this.#inquiries = new Uint32Array(count);
    this.#favourites = new Uint32Array(count);
    this.#marks = new Uint16Array(count);
  }

  lowest(index: number): number | undefined {
    this.#marksOf(index);
    const price = this.#lowest[index]!;
    return Number.isNaN(price) ? undefined : price;
  }
  score(index: number): number {
    this.#marksOf(index);
    return this.#score[index]!;
  }
  stats(index: number): StoredProduct['stats'] {
    this.#marksOf(index);
    const [views, inquiries] = [this.#views[index]!, this.#inquiries[index]!];
    return { views, inquiries, favourites: this.#favourites[index]! };
  }
  showcase(index: number): boolean {
    return (this.#marksOf(index) & SHOWCASE) > 0;
  }
  groupIds(item: Item): string[] {
    const marks = this.#marksOf(item.index);
    return groupsWith(
      item.model.kind,
      EXTRA_GROUPS.filter((_, at) => (marks & (FIRST_GROUP << at)) > 0),
    );
  }
  title(item: Item): StoredProduct['title'] {
    const titles = titleOf(item);
    return (this.#marksOf(item.index) & ENGLISH) > 0 ? titles : { zh: titles.zh };
  }
  keywords(item: Item): string[] {
    return allKeywords(item.model).slice(0, Math.floor(this.#marksOf(item.index) / KEYWORDS));
  }

  /** Makes the product, unless it has been made before. */
  #marksOf(index: number): number {
    return this.#marks[index] || this.#note(index, this.#make(index));
  }

  #note(index: number, { product, score, stats }: Parts): number {
    const { pricing, title, showcase, groupIds, keywords } = product;
    this.#lowest[index] = lowestPrice(pricing) ?? NaN;
    this.#score[index] = score;
    this.#views[index] = stats.views;
    this.#inquiries[index] = stats.inquiries;
    this.#favourites[index] = stats.favourites;
    const groups = EXTRA_GROUPS.reduce((sum, id, at) => sum + (groupIds.includes(id) ? FIRST_GROUP << at : 0), 0);
    const flags = MADE + ('en' in title ? ENGLISH : 0) + (showcase ? SHOWCASE : 0);
    return (this.#marks[index] = flags + groups + keywords.length * KEYWORDS);
  }
}
