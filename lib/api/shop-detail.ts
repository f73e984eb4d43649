import * as z from 'zod/mini';
import { singleApi } from './single';
import {
  countFromOne,
  currency,
  entityFields,
  filledLocalized,
  filledText,
  issue,
  language,
  localizedHtml,
  localizedText,
  PAYMENT_TERMS,
  sentObject,
  sentRows,
  sentText,
  sentTexts,
  shortText,
  TRADE_TERMS,
} from './values';

export const SHOP_DETAIL_LIMITS = {
  markets: 20,
  region: 64,
  list: 30,
  office: 120,
  question: 200,
  answer: 2000,
  faq: 30,
  /** Bytes of UTF-8 in each language. */
  introduction: 100_000,
} as const;

const share = z.number().check(z.gte(0), z.lte(100));
const list = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(SHOP_DETAIL_LIMITS.list));

/** The markets' shares are percentages of the whole; a sum above 100 is an error of the last row. */
const markets = z.array(z.object({ region: filledText(SHOP_DETAIL_LIMITS.region), share })).check(
  z.maxLength(SHOP_DETAIL_LIMITS.markets),
  z.superRefine((value, ctx) => {
    const seen = new Set<string>();
    let sum = 0;
    value.forEach((market, index) => {
      const name = market.region.toLowerCase();
      if (seen.has(name)) ctx.addIssue(issue('duplicate', [index, 'region']));
      seen.add(name);
      sum += market.share;
    });
    // Rounded, because sums of shares such as 33.3 are inexact.
    const rounded = Math.round(sum * 100) / 100;
    if (rounded > 100) ctx.addIssue(issue('shares', [value.length - 1, 'share'], { sum: rounded }));
  }),
);

/** The input of `doEdit`. Ranges (`employees`, `annualRevenue`) are texts such as `51-100`. */
export const shopDetailInputSchema = z.looseObject({
  employees: shortText(32),
  annualRevenue: shortText(32),
  exportShare: share,
  mainMarkets: markets,
  tradeTerms: z.array(z.enum(TRADE_TERMS)),
  paymentTerms: z.array(z.enum(PAYMENT_TERMS)),
  currencies: list(currency),
  languages: list(language),
  ports: list(filledText(64)),
  averageLeadDays: countFromOne,
  overseasOffices: list(filledText(SHOP_DETAIL_LIMITS.office)),
  introduction: localizedHtml(SHOP_DETAIL_LIMITS.introduction),
  faq: z
    .array(
      z.object({
        question: filledLocalized(SHOP_DETAIL_LIMITS.question),
        answer: localizedText(SHOP_DETAIL_LIMITS.answer),
      }),
    )
    .check(z.maxLength(SHOP_DETAIL_LIMITS.faq)),
});

export const shopDetailSchema = sentObject({
  ...entityFields,
  employees: z._default(z.string(), ''),
  annualRevenue: z._default(z.string(), ''),
  exportShare: z._default(z.number(), 0),
  mainMarkets: sentRows(z.looseObject({ region: z.string(), share: z.number() })),
  tradeTerms: sentTexts,
  paymentTerms: sentTexts,
  currencies: sentRows(currency),
  languages: sentTexts,
  ports: sentTexts,
  averageLeadDays: z.optional(z.number()),
  overseasOffices: sentTexts,
  introduction: sentText,
  faq: sentRows(z.looseObject({ question: sentText, answer: sentText })),
});
export type ShopDetail = z.output<typeof shopDetailSchema>;

/** Extended information of the shop (contract 4). */
export const shopDetailApi = singleApi('shopDetail', shopDetailSchema);
