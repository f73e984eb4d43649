import * as v from '@/lib/schema/schema';
import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import { withoutUndefined } from '@/components/ui/form/blank';
import { isWithin, valueAt } from '@/components/ui/form/paths';
import { mayHaveGaps, productDraftSchema, productInputSchema, type Product } from '@/lib/api/product-schema';
import { textOfCell } from '@/lib/sheet/cell';
import { equal } from '@/lib/util/equal';
import type { CellFault } from '../columns/codecs';
import type { SheetColumn } from '../columns/columns';
import type { SheetContext } from '../columns/context';
import { fitsCurrency } from '../columns/named-currency';
import { isFileName, pictureKey } from './pictures';

type Fields = Record<string, unknown>;

/** What is wrong with a cell; without a column, with a field that the file does not have. */
export interface RowFault extends Omit<CellFault, 'key'> {
  column: string;
  key:
    | CellFault['key']
    | 'unknownId'
    | 'picture'
    | 'sharedPicture'
    | 'otherPricing'
    | 'otherCurrency'
    | 'cellError'
    | 'cellFormat'
    | 'noResult'
    | 'merged'
    | 'damaged'
    | 'eitherNumber';
  path?: string;
}

export interface CheckedRow {
  kind: 'new' | 'changed' | 'same' | 'wrong';
  base?: Product;
  /** The fields to send; null removes one. */
  fields: Fields;
  /** The same fields as they are now. */
  before?: Fields;
  faults: RowFault[];
}

export interface RowInput {
  /** The texts of the cells by column; '' is empty. */
  texts: ReadonlyMap<string, string>;
  /** Cells that have no value, although they are not empty. */
  unread: readonly RowFault[];
  base: Product | undefined;
  columns: readonly SheetColumn[];
  context: SheetContext;
  clearsEmpty: boolean;
  /** Addresses of uploaded pictures by {@link pictureKey}. */
  pictures: ReadonlyMap<string, string>;
  /** Names that files of several folders have. */
  sharedNames: ReadonlySet<string>;
}

type PictureFault = Pick<RowFault, 'key' | 'values'>;

/** What table programs write into a cell whose formula failed, or that is too narrow for its number. */
const CELL_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|#+)$/;

const lines = (text: string) => text.replace(/\r\n?/g, '\n');

/** Sets a value, or removes it together with a group that it leaves empty. */
function put(record: Fields, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(record, key);
    else record[key] = value;
    return;
  }
  const inner = { ...(record[key] as Fields | undefined) };
  put(inner, rest.join('.'), value);
  if (Object.keys(inner).length > 0 || value !== undefined) record[key] = inner;
  else Reflect.deleteProperty(record, key);
}

const PRICES = {
  single: ['price'],
  range: ['min', 'max'],
  ladder: ['tiers'],
  negotiable: [],
} as const;

/**
 * A new price without a mode gets the mode of its field; prices of another mode are removed. Returns the mode and the paths
 * of what was removed.
 */
function settlePricing(record: Fields): { mode: string; removed: string[] } {
  const pricing = record.pricing as Fields | undefined;
  if (!pricing) return { mode: '', removed: [] };
  const has = (name: string) => pricing[name] !== undefined;
  pricing.mode ??= has('tiers') ? 'ladder' : has('min') || has('max') ? 'range' : 'single';
  const own: readonly string[] = PRICES[pricing.mode as keyof typeof PRICES] ?? [];
  const removed = ['price', 'min', 'max', 'tiers'].filter((name) => has(name) && !own.includes(name));
  removed.forEach((name) => Reflect.deleteProperty(pricing, name));
  return { mode: String(pricing.mode), removed: removed.map((name) => `pricing.${name}`) };
}

function issuesIn(record: Fields, status: Product['status'] | undefined): Issue[] {
  const schema = mayHaveGaps(status) ? productDraftSchema : productInputSchema;
  return issuesOf(v.safeParse(schema, withoutUndefined(record)).issues, record);
}

function columnOf(path: string, columns: readonly SheetColumn[]): string {
  const near = columns.filter((column) => column.path && (isWithin(path, column.path) || isWithin(column.path, path)));
  return near[0]?.key ?? '';
}

/** The pictures of a row with the addresses of those that were named as files, or what is wrong with one. */
function withPictures(value: unknown, { pictures, sharedNames }: RowInput): { value: string[]; fault?: PictureFault } {
  const list = Array.isArray(value) ? value.map(String) : [];
  const files = list.filter(isFileName);
  const shared = files.find((name) => sharedNames.has(pictureKey(name)));
  const missing = files.find((name) => !pictures.has(pictureKey(name)));
  const fault: PictureFault | undefined =
    shared !== undefined
      ? { key: 'sharedPicture', values: { name: shared } }
      : missing !== undefined
        ? { key: 'picture', values: { name: missing } }
        : undefined;
  const addressOf = (name: string) => (isFileName(name) ? pictures.get(pictureKey(name)) : undefined);
  return { value: list.map((name) => addressOf(name) ?? name), ...(fault && { fault }) };
}

/** Prices that name another currency than that of the product: their digits alone would be another price. */
function currencyFaults(texts: RowInput['texts'], columns: RowInput['columns'], currency: unknown): RowFault[] {
  if (typeof currency !== 'string') return [];
  return columns.flatMap(({ key, codec }): RowFault[] => {
    const amounts = codec.amounts?.(texts.get(key) ?? '') ?? [];
    const isOther = amounts.some((amount) => !fitsCurrency(amount, currency));
    return isOther ? [{ column: key, key: 'otherCurrency', values: { currency } }] : [];
  });
}

/** What a row means for its product. A cell with the value that the product already has is skipped. */
export function checkRow(input: RowInput): CheckedRow {
  const { texts, unread, base, columns, context, clearsEmpty } = input;
  const record = structuredClone(base ?? {}) as Fields;
  const faults: RowFault[] = [...unread];
  const isUnread = new Set(unread.map(({ column }) => column));
  const touched = new Set<string>();
  const given: { column: string; path: string }[] = [];
  for (const { key, path, codec } of columns) {
    if (!path || isUnread.has(key)) continue;
    const text = texts.get(key) ?? '';
    const plain = codec.plain ?? lines;
    const now = base ? textOfCell(codec.write(base, context)) : '';
    const isSame = plain(now) === plain(text);
    if (!isSame && CELL_ERROR.test(text.trim())) {
      faults.push({ column: key, key: 'cellError' });
      continue;
    }
    if (isSame || (text.trim() === '' && (!base || !clearsEmpty))) continue;
    if (text.trim() === '') {
      put(record, path, Array.isArray(valueAt(base, path)) ? [] : undefined);
      touched.add(path.split('.')[0]!);
      continue;
    }
    const parsed = codec.parse(text, context, base);
    if ('fault' in parsed) {
      faults.push({ column: key, ...parsed.fault });
      continue;
    }
    const filled = key === 'images' ? withPictures(parsed.value, input) : { value: parsed.value };
    if ('fault' in filled && filled.fault) {
      faults.push({ column: key, ...filled.fault });
      continue;
    }
    if (base && equal(filled.value, valueAt(base, path))) continue;
    put(record, path, filled.value);
    touched.add(path.split('.')[0]!);
    given.push({ column: key, path });
  }
  faults.push(...currencyFaults(texts, columns, (record.pricing as Fields | undefined)?.currency));
  if (touched.has('pricing')) {
    const { mode, removed } = settlePricing(record);
    for (const { column, path } of given) {
      if (removed.includes(path)) faults.push({ column, key: 'otherPricing', values: { mode } });
    }
  }
  const changed = [...touched].filter((field) => !equal(record[field], (base as Fields | undefined)?.[field]));
  if (faults.length === 0 && (!base || changed.length > 0)) {
    // What the product lacked before is no fault of the file.
    const known = new Set(base ? issuesIn(base, base.status).map(({ path, key }) => `${path} ${key}`) : []);
    for (const { path, key = 'format', values } of issuesIn(record, base?.status)) {
      if (known.has(`${path} ${key}`)) continue;
      faults.push({ column: columnOf(path, columns), key, path, ...(values && { values }) });
    }
  }
  const pick = (from: Fields) => Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  const kind = faults.length > 0 ? 'wrong' : !base ? 'new' : changed.length > 0 ? 'changed' : 'same';
  return { kind, faults, fields: pick(record), ...(base && { base, before: pick(base as unknown as Fields) }) };
}
