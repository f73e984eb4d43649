import * as v from '@/lib/schema/schema';
import { isText } from '@/lib/util/guards';
import { decimalsOf, isTooFine } from '@/lib/util/money';
import { isEmail } from '@/lib/util/validators';
import { noteRows, setUnreadAside, Unread } from './request/unread';

/** Shapes that many entities of the contract share (contract 1). */

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Text in several languages, at least `en` or `zh`. `max` is characters per language. */
export const localizedText = (max: number) =>
  v.record(v.pipe(v.string(), v.regex(LANGUAGE)), v.pipe(v.string(), v.maxLength(max)));

/** Digits with at most 2 decimals; money is never a float. */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/, v.named('amount')));
/** A price: no price is an absent field, never 0 (contract 1). */
export const price = v.pipe(
  amount,
  v.holds((text) => !/^0*(\.0*)?$/.test(text), 'noZeroPrice'),
);
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** ISO 3166-1 alpha-2. */
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, v.named('choice')));
export const money = v.object({ amount: price, currency });
/** A language tag of BCP 47; only its form is checked. */
export const language = v.pipe(v.string(), v.regex(LANGUAGE));
/** A day without a time. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const isDated = v.check<string>((value) => !Number.isNaN(Date.parse(value)));
/** ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), isDated);
/** A day in a response; an instant in its place is understood too. */
export const sentDay = v.pipe(v.string(), isDated);

/** https, relative to the platform, or a picture as a data URL. */
export const fileAddress = v.pipe(
  v.string(),
  v.check(
    (value) => /^(https:\/\/|data:image\/|\/(?![\\/])|\.\/|[\w-]+\/)/i.test(value) || isLoopback(value),
    v.named('address'),
  ),
);
const isLoopback = (value: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//i.test(value);

/** Optional texts of an input, with their checks. */
export const optionalTexts = <T extends Record<string, v.Schema<string>>>(texts: T) =>
  v.partial(v.object(texts)).entries;
/** The same texts in a response: without checks. */
export const readTexts = <T extends object>(texts: T) =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, v.optional(v.string())])) as {
    [K in keyof T]: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
  };

export const shortText = (max: number) => v.pipe(v.string(), v.maxLength(max));
/** A required text; spaces around it do not count. */
export const filledText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
export const positive = v.pipe(v.number(), v.gtValue(0));
export const count = v.pipe(v.whole(), v.minValue(0));
export const countFromOne = v.pipe(v.whole(), v.minValue(1));

/** The error of an amount that has more decimals than its currency, such as half a yen. */
export const finerThanCurrency = (text: unknown, code: unknown) =>
  typeof text === 'string' && typeof code === 'string' && isTooFine(text, code)
    ? { currency: code, decimals: decimalsOf(code) }
    : undefined;

/** A text that is required in one of the interface's languages. */
export const filledLocalized = (max: number) =>
  v.pipe(
    localizedText(max),
    v.rule((value, fault) => {
      if (!value.zh?.trim() && !value.en?.trim()) fault('oneLanguage', ['zh']);
    }),
  );

const utf8Length = (text: string) => new TextEncoder().encode(text).length;
/** HTML in several languages; the limit is bytes of UTF-8 in each of them. */
export const localizedHtml = (maxBytes: number) =>
  v.pipe(
    localizedText(maxBytes),
    v.rule((value, fault) => {
      for (const [name, html] of Object.entries(value)) {
        // A text with a picture that is not on the platform yet would lose it.
        const count = html.match(/<img\b[^>]*\sdata-upload=/gi)?.length ?? 0;
        if (count > 0) fault('picturesPending', [name], { count });
        if (utf8Length(html) > maxBytes) fault('tooManyBytes', [name], { max: maxBytes / 1000 });
      }
    }),
  );

/** At most 255 characters (specification 5). */
export const email = v.pipe(v.string(), v.maxLength(255), v.holds(isEmail, 'email'));
/** Digits and the usual separators; '' is accepted. */
const isPhone = (value: string) => value === '' || /^\+?[\d\s()./-]{5,30}$/.test(value);
export const phone = v.pipe(v.string(), v.holds(isPhone, 'telephone'));

const isTimeZone = (value: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};
/** A name of the IANA list. */
export const timeZone = v.pipe(v.string(), v.holds(isTimeZone, 'timeZone'));

/** Texts for search engines. */
export const seo = v.object({
  title: v.optional(shortText(70)),
  description: v.optional(shortText(300)),
  slug: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, v.named('slug')), v.maxLength(255))),
});

/**
 * An object in a response. An optional field that is invalid counts as absent (contract 1), so that the others are still
 * shown, and is sent back by a save; fields unknown to this version are kept.
 */
export function sentObject<E extends v.ObjectEntries>(entries: E) {
  const fields = Object.entries(entries).map(([name, field]) => [name, mayMiss(field) ? setAside(field) : field]);
  return v.pipe(v.looseObject(Object.fromEntries(fields) as E), v.transform(setUnreadAside));
}
const mayMiss = (field: v.GenericSchema) => v.is(field, undefined);
const setAside = (field: v.GenericSchema) => v.caught(field, (sent) => new Unread(sent, v.parse(field, undefined)));

/** {@link seo} in a response. */
export const sentSeo = v.optional(
  sentObject({ title: v.optional(v.string()), description: v.optional(v.string()), slug: v.optional(v.string()) }),
);

/** In place of a row that cannot be read. */
class Unreadable {
  constructor(
    readonly path: string,
    readonly sent: unknown,
  ) {}
}

const pathOf = ([issue]: readonly v.BaseIssue<unknown>[]) =>
  (issue?.path ?? []).map(({ key }) => String(key)).join('.');

/** Rows checked one by one. */
const rowsOf = <T>(item: v.Schema<T>) =>
  v.array(v.caught<v.Schema<T | Unreadable>>(item, (sent, issues) => new Unreadable(pathOf(issues), sent)));

/** The valid rows, and for each other row the path of its first error. */
function readRows<T>(rows: readonly (T | Unreadable)[]) {
  const list = rows.filter((row): row is T => !(row instanceof Unreadable));
  const unreadable = rows.flatMap((row, index) =>
    row instanceof Unreadable ? [[index + 1, row.path].filter(Boolean).join(': ')] : [],
  );
  return { list, unreadable };
}

const sentOf = (row: unknown) => (row instanceof Unreadable ? row.sent : row);

/** A required list; invalid rows are left out, and sent back by a save of the object that the list is in. */
export const readableRows = <T>(item: v.Schema<T>) =>
  v.pipe(
    rowsOf(item),
    v.transform((rows) => {
      const { list } = readRows(rows);
      if (list.length < rows.length) noteRows(list, rows.map(sentOf));
      return list;
    }),
  );
/** An optional list. */
export const sentRows = <T>(item: v.Schema<T>) => v.optional(readableRows(item), () => []);
export const sentTexts = sentRows(v.string());

/** Text in several languages in a response; values that are not text are left out. */
export const namedText = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((texts) =>
    Object.fromEntries(Object.entries(texts).filter((text): text is [string, string] => isText(text[1]))),
  ),
);
export const sentText = v.optional(namedText, () => ({}));

/** The fields that all entities have. */
export const entityFields = {
  id: v.string(),
  version: v.number(),
  createdAt: instant,
  updatedAt: instant,
  /** Only in the list of deleted records (`deleted=true`). */
  deletedAt: v.optional(v.string()),
};

export const TRADE_TERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
export const PAYMENT_TERMS = ['TT', 'LC', 'DP', 'DA', 'WU', 'MoneyGram', 'PayPal', 'OA', 'Escrow'] as const;
export const PERIODS = ['day', 'week', 'month', 'year'] as const;

/** Maximum of records on a page of a list, and of ids in its filter (contract 1). */
export const MAX_PAGE_SIZE = 100;

export interface Page<T> {
  list: T[];
  total: number;
  /** Totals of the same list by each value of the requested filter; '' is all (contract 1). */
  counts?: Record<string, number>;
  /** For each row that was left out, its number and the path of its first error: `3: version`. */
  unreadable: string[];
  /** How many rows the platform sent, including those left out. */
  sent: number;
}

/** If two rows have the same id, the later one is used, at the position of the first. */
const latestById = <T>(rows: readonly T[]): T[] => {
  const found = new Map<unknown, T>();
  rows.forEach((row, index) => found.set((row as { id?: unknown }).id ?? index, row));
  return [...found.values()];
};

/**
 * A page of a list. An invalid row is left out and counted, the others are shown; an invalid list or total is a
 * contract error.
 */
export const listOf = <T>(item: v.Schema<T>) =>
  v.pipe(
    v.object({
      list: rowsOf(item),
      total: count,
      counts: v.caught(v.optional(v.record(v.string(), count)), () => undefined),
    }),
    v.transform(({ list: rows, total, counts }): Page<T> => {
      const { list, unreadable } = readRows(rows);
      return { list: latestById(list), total, ...(counts && { counts }), unreadable, sent: rows.length };
    }),
  );
