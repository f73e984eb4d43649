import * as z from 'zod/mini';

/** Shapes that many entities of the contract share (contract 1). */

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Text in several languages, at least `en` or `zh`. `max` counts characters of each. */
export const localizedText = (max: number) =>
  z.record(z.string().check(z.regex(LANGUAGE)), z.string().check(z.maxLength(max)));

/** Digits with at most 2 decimals; money never passes through a float. */
export const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/));
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** ISO 3166-1 alpha-2. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));
/** ISO 8601 in UTC. */
const instant = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))));

/** https, relative to the platform, or a picture carried in the address itself. */
export const fileAddress = z
  .string()
  .check(z.refine((value) => /^(https:\/\/|data:image\/|\/(?!\/)|\.\/|[\w-]+\/)/i.test(value) || isLoopback(value)));
const isLoopback = (value: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//i.test(value);

/** What every entity carries. */
export const entityFields = {
  id: z.string(),
  version: z.number(),
  createdAt: instant,
  updatedAt: instant,
};

export const TRADE_TERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
export const PAYMENT_TERMS = ['TT', 'LC', 'DP', 'DA', 'WU', 'MoneyGram', 'PayPal', 'OA', 'Escrow'] as const;
export const PERIODS = ['day', 'week', 'month', 'year'] as const;

/** A page of a list. A total that is no count is an answer the client does not know (contract error). */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ list: z.array(item), total: z.number().check(z.int(), z.gte(0)) });
