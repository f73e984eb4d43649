import * as v from '@/lib/schema/schema';
import { singleApi } from './single';
import {
  countFromOne,
  currency,
  entityFields,
  filledLocalized,
  filledText,
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

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const list = <T extends v.Schema>(item: T) => v.arrayUpTo(SHOP_DETAIL_LIMITS.list, item);

/** The markets' shares are percentages of the whole; a sum above 100 is an error of the last row. */
const markets = v.pipe(
  v.arrayUpTo(SHOP_DETAIL_LIMITS.markets, v.object({ region: filledText(SHOP_DETAIL_LIMITS.region), share })),
  v.rule((value, fault) => {
    const seen = new Set<string>();
    let sum = 0;
    value.forEach((market, index) => {
      const name = market.region.toLowerCase();
      if (seen.has(name)) fault('duplicate', [index, 'region']);
      seen.add(name);
      sum += market.share;
    });
    // Rounded, because sums of shares such as 33.3 are inexact.
    const rounded = Math.round(sum * 100) / 100;
    if (rounded > 100) fault('shares', [value.length - 1, 'share'], { sum: rounded });
  }),
);

/** The input of `doEdit`. Ranges (`employees`, `annualRevenue`) are texts such as `51-100`. */
export const shopDetailInputSchema = v.looseObject({
  employees: shortText(32),
  annualRevenue: shortText(32),
  exportShare: share,
  mainMarkets: markets,
  tradeTerms: v.array(v.picklist(TRADE_TERMS)),
  paymentTerms: v.array(v.picklist(PAYMENT_TERMS)),
  currencies: list(currency),
  languages: list(language),
  ports: list(filledText(64)),
  averageLeadDays: countFromOne,
  overseasOffices: list(filledText(SHOP_DETAIL_LIMITS.office)),
  introduction: localizedHtml(SHOP_DETAIL_LIMITS.introduction),
  faq: v.arrayUpTo(
    SHOP_DETAIL_LIMITS.faq,
    v.object({
      question: filledLocalized(SHOP_DETAIL_LIMITS.question),
      answer: localizedText(SHOP_DETAIL_LIMITS.answer),
    }),
  ),
});

export const shopDetailSchema = sentObject({
  ...entityFields,
  employees: v.optional(v.string(), ''),
  annualRevenue: v.optional(v.string(), ''),
  exportShare: v.optional(v.number(), 0),
  mainMarkets: sentRows(v.looseObject({ region: v.string(), share: v.number() })),
  tradeTerms: sentTexts,
  paymentTerms: sentTexts,
  currencies: sentRows(currency),
  languages: sentTexts,
  ports: sentTexts,
  averageLeadDays: v.optional(v.number()),
  overseasOffices: sentTexts,
  introduction: sentText,
  faq: sentRows(v.looseObject({ question: sentText, answer: sentText })),
});
export type ShopDetail = v.InferOutput<typeof shopDetailSchema>;

/** Extended information of the shop (contract 4). */
export const shopDetailApi = singleApi('shopDetail', shopDetailSchema);
