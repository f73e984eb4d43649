import * as z from 'zod/mini';
import { isText } from '@/lib/util/guards';
import { decimalsOf, isTooFine } from '@/lib/util/money';
import { isEmail } from '@/lib/util/validators';
import type { Messages } from '@/messages/list';
import { noteRows, setUnreadAside, Unread } from './unread';

/** A sentence that says what is wrong with a field. */
export type IssueKey = keyof Messages['form']['validation'];
/** The sentence of a rule, instead of the one that a form says of any wrong value. */
export const named = (key: IssueKey) => key;

/** Shapes that many entities of the contract share (contract 1). */

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Text in several languages, at least `en` or `zh`. `max` is characters per language. */
export const localizedText = (max: number) =>
  z.record(z.string().check(z.regex(LANGUAGE)), z.string().check(z.maxLength(max)));

/** Digits with at most 2 decimals; money is never a float. */
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, named('amount')));
/** A price: no price is an absent field, never 0 (contract 1). */
export const price = amount.check(z.refine((text) => !/^0*(\.0*)?$/.test(text), { params: { key: 'noZeroPrice' } }));
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** ISO 3166-1 alpha-2. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, named('choice')));
/** A price with its currency. */
export const money = z.object({ amount: price, currency });
/** A language tag of BCP 47; only its form is checked. */
export const language = z.string().check(z.regex(LANGUAGE));
/** A day without a time. */
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const isDated = z.refine<string>((value) => !Number.isNaN(Date.parse(value)));
/** ISO 8601 in UTC. */
export const instant = z.string().check(isDated);
/** A day in a response; an instant in its place is understood too. */
export const sentDay = z.string().check(isDated);

/** https, relative to the platform, or a picture as a data URL. */
export const fileAddress = z
  .string()
  .check(
    z.refine(
      (value) => /^(https:\/\/|data:image\/|\/(?![\\/])|\.\/|[\w-]+\/)/i.test(value) || isLoopback(value),
      named('address'),
    ),
  );
const isLoopback = (value: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//i.test(value);

/** Optional texts of an input, with their checks. */
export const optionalTexts = <T extends Record<string, z.ZodMiniType<string>>>(texts: T) =>
  z.partial(z.object(texts)).shape;
/** The same texts in a response: without checks. */
export const readTexts = <T extends object>(texts: T) =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, z.optional(z.string())])) as {
    [K in keyof T]: z.ZodMiniOptional<z.ZodMiniString>;
  };

export const shortText = (max: number) => z.string().check(z.maxLength(max));
/** A required text; spaces around it do not count. */
export const filledText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
export const positive = z.number().check(z.gt(0));
export const count = z.number().check(z.int(), z.gte(0));
export const countFromOne = z.number().check(z.int(), z.gte(1));

/** The client's own errors have a key of the messages in `params.key`. */
export const issue = (key: IssueKey, path: PropertyKey[], values?: Record<string, string | number>) => ({
  code: 'custom' as const,
  params: { key, ...values },
  path,
  message: key,
});

/** The error of an amount that has more decimals than its currency, such as half a yen. */
export const finerThanCurrency = (text: unknown, code: unknown) =>
  typeof text === 'string' && typeof code === 'string' && isTooFine(text, code)
    ? { currency: code, decimals: decimalsOf(code) }
    : undefined;

/** A text that is required in one of the interface's languages. */
export const filledLocalized = (max: number) =>
  localizedText(max).check(
    z.superRefine((value, ctx) => {
      if (!value.zh?.trim() && !value.en?.trim()) ctx.addIssue(issue('oneLanguage', ['zh']));
    }),
  );

const utf8Length = (text: string) => new TextEncoder().encode(text).length;
/** HTML in several languages; the limit is bytes of UTF-8 in each of them. */
export const localizedHtml = (maxBytes: number) =>
  localizedText(maxBytes).check(
    z.superRefine((value, ctx) => {
      for (const [name, html] of Object.entries(value)) {
        // A text with a picture that is not on the platform yet would lose it.
        const count = html.match(/<img\b[^>]*\sdata-upload=/gi)?.length ?? 0;
        if (count > 0) ctx.addIssue(issue('picturesPending', [name], { count }));
        if (utf8Length(html) > maxBytes) ctx.addIssue(issue('tooManyBytes', [name], { max: maxBytes / 1000 }));
      }
    }),
  );

/** At most 255 characters (specification 5). */
export const email = z.string().check(z.maxLength(255), z.refine(isEmail, { params: { key: 'email' } }));
/** Digits and the usual separators; '' is accepted. */
const isPhone = (value: string) => value === '' || /^\+?[\d\s()./-]{5,30}$/.test(value);
export const phone = z.string().check(z.refine(isPhone, { params: { key: 'telephone' } }));

const isTimeZone = (value: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};
/** A name of the IANA list. */
export const timeZone = z.string().check(z.refine(isTimeZone, { params: { key: 'timeZone' } }));

/** Texts for search engines. */
export const seo = z.object({
  title: z.optional(shortText(70)),
  description: z.optional(shortText(300)),
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, named('slug')), z.maxLength(255))),
});

/**
 * An object in a response. An optional field that is invalid counts as absent (contract 1), so that the others are still
 * shown, and is sent back by a save; fields unknown to this version are kept.
 */
export function sentObject<S extends z.core.$ZodShape>(shape: S) {
  const fields = Object.entries(shape).map(([name, field]) => {
    const mayMiss = z.safeParse(field, undefined).success;
    const unread = ({ value }: z.core.$ZodCatchCtx) => new Unread(value, z.parse(field, undefined));
    return [name, mayMiss ? z.catch(field, unread as never) : field];
  });
  const object = z.looseObject(Object.fromEntries(fields) as S);
  return Object.assign(z.pipe(object, z.transform(setUnreadAside)), { shape: object.shape });
}

/** {@link seo} in a response. */
export const sentSeo = z.optional(
  sentObject({ title: z.optional(z.string()), description: z.optional(z.string()), slug: z.optional(z.string()) }),
);

/** In place of a row that cannot be read. */
class Unreadable {
  constructor(
    readonly path: string,
    readonly sent: unknown,
  ) {}
}

/**
 * Rows checked one by one. The check of a row stays part of the list's schema, so that a description of the contract
 * can be made from it; a caller that builds one requests the replacement without an error.
 */
const rowsOf = <T extends z.ZodMiniType>(item: T) => {
  const replacement = (at?: z.core.$ZodCatchCtx) =>
    new Unreadable(at?.error.issues[0]?.path.join('.') ?? '', at?.value) as unknown as z.output<T>;
  return z.array(z.catch(item, replacement));
};

/** The valid rows, and for each other row the path of its first error. */
function readRows<T>(rows: readonly T[]) {
  const list = rows.filter((row) => !(row instanceof Unreadable));
  const unreadable = rows.flatMap((row, index) =>
    row instanceof Unreadable ? [[index + 1, row.path].filter(Boolean).join(': ')] : [],
  );
  return { list, unreadable };
}

const sentOf = (row: unknown) => (row instanceof Unreadable ? row.sent : row);

/** A required list; invalid rows are left out, and sent back by a save of the object that the list is in. */
export const readableRows = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    rowsOf(item),
    z.transform((rows) => {
      const { list } = readRows(rows);
      if (list.length < rows.length) noteRows(list, rows.map(sentOf));
      return list;
    }),
  );
/** An optional list. */
export const sentRows = <T extends z.ZodMiniType>(item: T) => z._default(readableRows(item), []);
export const sentTexts = sentRows(z.string());

/** Text in several languages in a response; values that are not text are left out. */
export const namedText = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((texts) =>
    Object.fromEntries(Object.entries(texts).filter((text): text is [string, string] => isText(text[1]))),
  ),
);
export const sentText = z._default(namedText, {});

/** The fields that all entities have. */
export const entityFields = {
  id: z.string(),
  version: z.number(),
  createdAt: instant,
  updatedAt: instant,
  /** Only in the list of deleted records (`deleted=true`). */
  deletedAt: z.optional(z.string()),
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
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.object({
      list: rowsOf(item),
      total: count,
      counts: z.catch(z.optional(z.record(z.string(), count)), undefined),
    }),
    z.transform(({ list: rows, total, counts }): Page<z.output<T>> => {
      const { list, unreadable } = readRows(rows);
      return { list: latestById(list), total, ...(counts && { counts }), unreadable, sent: rows.length };
    }),
  );
