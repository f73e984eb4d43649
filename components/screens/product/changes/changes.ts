import { changeFrom, compareAmounts } from '@/lib/util/money';
import { equal } from '@/lib/util/equal';
import { isRecord } from '@/lib/util/guards';

type Fields = Readonly<Record<string, unknown>>;

/** One value of a product before and after a change. */
export interface FieldChange {
  /** The path of the field in the product; `NEW` for a new product, `WHOLE` where the product is changed as a whole. */
  path: string;
  before: unknown;
  after: unknown;
  /** For amounts beside the price of the product, as far as it is known. */
  currency?: string;
  /** The largest change of a price in it, 0.25 for 25 % more; only where one currency applies before and after. */
  jump?: number;
}

export interface NamedProduct {
  /** None: it is new. */
  id?: string;
  title?: Readonly<Record<string, string>>;
  sku: string;
}

export interface ChangedProduct extends NamedProduct {
  /** Its currency where `fields` have no price. */
  currency?: string;
  fields: Fields;
  /** The same fields as they are now. */
  before?: Fields;
}

export const NEW = 'new';
export const WHOLE = 'whole';

/** A price that rises or falls by more than this is looked at first. */
const JUMP = 0.2;

/** Groups whose parts are listed one by one; other fields are one value each. */
const GROUPS: ReadonlySet<string> = new Set(['title', 'description', 'seo', 'packaging', 'packaging.size', 'sample']);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

interface Pricing {
  mode?: string;
  currency?: string;
  price?: string;
  min?: string;
  max?: string;
  tiers?: readonly { price: string }[];
}

const pricesOf = ({ mode, price, min, max, tiers = [] }: Pricing): string[] =>
  (mode === 'ladder' ? tiers.map((tier) => tier.price) : mode === 'range' ? [min, max] : [price]).filter(
    (amount): amount is string => amount !== undefined && amount !== '',
  );

/** Prices in pairs: one by one where there are as many as before, else the lowest and the highest. */
function pairs(before: string[], after: string[]): [string, string][] {
  if (before.length === after.length) return before.map((amount, at) => [amount, after[at]!]);
  const ends = (amounts: string[]) => {
    const sorted = amounts.toSorted((a, b) => compareAmounts(a, b) ?? 0);
    return [sorted[0], sorted.at(-1)];
  };
  const [from, to] = [ends(before), ends(after)];
  return from.flatMap((amount, at): [string, string][] => (amount && to[at] ? [[amount, to[at]]] : []));
}

const largest = (changes: readonly (number | undefined)[]): number | undefined =>
  changes.reduce((most, one) => (Math.abs(one ?? 0) > Math.abs(most ?? 0) ? one : most), undefined);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function jumpOf({ path, before, after }: FieldChange): number | undefined {
  if (path === 'pricing' && isRecord(before) && isRecord(after)) {
    const [from, to] = [before as Pricing, after as Pricing];
    if (from.currency !== to.currency) return undefined;
    return largest(pairs(pricesOf(from), pricesOf(to)).map(([one, other]) => changeFrom(one, other)));
  }
  if (path === 'sample.price') return changeFrom(text(before), text(after));
  if (path !== 'variants') return undefined;
  const prices = new Map(recordsOf(before).map(({ id, price }) => [id, text(price)]));
  return largest(recordsOf(after).map(({ id, price }) => changeFrom(prices.get(id), text(price))));
}

/** Rows of a list that are not the same on the other side, by their id. */
function differing(rows: unknown, others: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  const known = new Map(recordsOf(others).map((row) => [row.id, row]));
  return rows.filter((row) => !isRecord(row) || !equal(row, known.get(row.id)));
}

function compare(path: string, before: unknown, after: unknown): FieldChange[] {
  if (equal(before ?? undefined, after ?? undefined) || (isEmpty(before) && isEmpty(after))) return [];
  if (GROUPS.has(path)) {
    const [from, to] = [before, after].map((value): Fields => (isRecord(value) ? value : {})) as [Fields, Fields];
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
      compare(`${path}.${key}`, from[key], to[key]),
    );
  }
  if (path !== 'variants') return [{ path, before, after }];
  return [{ path, before: differing(before, after), after: differing(after, before) }];
}

const currencyIn = (fields: Fields | undefined) =>
  isRecord(fields?.pricing) ? text(fields.pricing.currency) : undefined;

/** What a change does to the fields of a product, one by one; a new or deleted product is one entry. */
export function fieldChanges({ id, currency, fields, before }: ChangedProduct): FieldChange[] {
  if (id === undefined) return [{ path: NEW, before: undefined, after: undefined }];
  const names = Object.keys(fields);
  if (names.length === 0) return [{ path: WHOLE, before: undefined, after: undefined }];
  const [from, to] = [currencyIn(before) ?? currency, currencyIn(fields) ?? currency];
  return names.flatMap((path) =>
    compare(path, before?.[path], fields[path]).map((change): FieldChange => {
      const jump = from === to ? jumpOf(change) : undefined;
      return { ...change, ...(to !== undefined && { currency: to }), ...(jump !== undefined && { jump }) };
    }),
  );
}

export const isJump = ({ jump = 0 }: Pick<FieldChange, 'jump'>): boolean => Math.abs(jump) > JUMP;

/** Also a price that is on request, or of which only the currency is left. */
const isNothing = (path: string, value: unknown) =>
  isEmpty(value) || (path === 'pricing' && isRecord(value) && pricesOf(value as Pricing).length === 0);
export const isEmptied = ({ path, before, after }: FieldChange): boolean =>
  !isNothing(path, before) && isNothing(path, after);

const isOtherCurrency = ({ path, before, after }: FieldChange) =>
  path === 'pricing' && isRecord(before) && isRecord(after) && before.currency !== after.currency;

const LEVELS = ['currency', 'jump', 'status', 'emptied', 'other', 'new'] as const;

function levelOf(change: FieldChange): (typeof LEVELS)[number] {
  if (change.path === NEW) return 'new';
  if (isEmptied(change)) return 'emptied';
  if (isOtherCurrency(change)) return 'currency';
  if (isJump(change)) return 'jump';
  return change.path === 'status' ? 'status' : 'other';
}

export type ProductChange = FieldChange & NamedProduct;

export interface ChangePage {
  /** How many changes each field has, in the order in which the fields are first met. */
  fields: { path: string; count: number }[];
  /** How many there are of the chosen field. */
  total: number;
  changes: ProductChange[];
}

interface Entry {
  at: number;
  path: string;
  level: number;
  jump: number;
}

/**
 * The changes of many products in the order in which they are looked at: another currency, prices that change by more than
 * 20 % (the largest first), statuses, emptied fields, the others as they are in the file, new products. Of each
 * only its product and field are kept: the values of a page are compared again, so that nothing is held twice.
 */
export class ChangeList {
  private readonly entries: Entry[] = [];
  private isSorted = true;

  constructor(private readonly productAt: (at: number) => ChangedProduct) {}

  /** Takes up a product by its number; lists are filled in pieces where nothing may wait for them. */
  add(at: number): void {
    for (const change of fieldChanges(this.productAt(at))) {
      const level = LEVELS.indexOf(levelOf(change));
      this.entries.push({ at, path: change.path, level, jump: isJump(change) ? Math.abs(change.jump!) : 0 });
    }
    this.isSorted = false;
  }

  private sorted(): readonly Entry[] {
    // The sort is stable: equals stay in the order of the products.
    if (!this.isSorted) this.entries.sort((a, b) => a.level - b.level || b.jump - a.jump);
    this.isSorted = true;
    return this.entries;
  }

  private fields(): ChangePage['fields'] {
    const counts = new Map<string, number>();
    for (const { path } of this.sorted()) counts.set(path, (counts.get(path) ?? 0) + 1);
    return [...counts].map(([path, count]) => ({ path, count }));
  }

  /** So many changes of a field, or of all. */
  page(field: string | undefined, from: number, most: number): ChangePage {
    const fitting = field === undefined ? this.sorted() : this.sorted().filter(({ path }) => path === field);
    const changes = fitting.slice(from, from + most).flatMap(({ at, path }) => {
      const product = this.productAt(at);
      const { id, title, sku } = product;
      const own = fieldChanges(product).filter((change) => change.path === path);
      return own.map((change): ProductChange => ({ ...change, ...(id !== undefined && { id }), title, sku }));
    });
    return { fields: this.fields(), total: fitting.length, changes };
  }
}
