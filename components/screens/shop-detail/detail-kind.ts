import { filled } from '@/components/ui/form/blank';
import {
  CHOICE,
  format,
  QUANTITY,
  RAW,
  rows,
  sentEmpty,
  TEXTS,
  WORDS,
  type Texts,
} from '@/components/ui/form/field-formats';
import { kindFields, type FieldTable, type ValuesOf } from '@/components/ui/form/field-table';
import { filledRows, filledRowIndexes } from '@/components/ui/form/rows/filled-rows';
import { plainKind } from '@/components/ui/record/plain-kind';
import { shopDetailApi, shopDetailInputSchema, shopDetailSchema, type ShopDetail } from '@/lib/api/shop-detail';

export interface FaqValues {
  question: Texts;
  answer: Texts;
}

/** A row is sent even with one text only: the validation reports the missing one. */
const faq = format<FaqValues[]>(
  (stored = []) => stored.map((row) => ({ ...row })),
  (value) =>
    filledRows(value).map(({ question = {}, answer = {}, ...others }) => ({
      ...others,
      question: filled(question),
      answer: filled(answer),
    })),
);

/** A new field is a row here, in addition to its schema, its input and its label in both languages. */
export const DETAIL_FIELDS = {
  employees: { section: 'company', format: sentEmpty(CHOICE) },
  annualRevenue: { section: 'company', format: sentEmpty(CHOICE) },
  averageLeadDays: { section: 'company', format: QUANTITY },
  overseasOffices: { section: 'company', format: WORDS },
  exportShare: { section: 'markets', format: QUANTITY },
  mainMarkets: {
    section: 'markets',
    format: rows({ region: RAW, share: QUANTITY }),
    labels: { '#.region': 'marketRegion', '#.share': 'marketShare' },
  },
  tradeTerms: { section: 'trade', format: WORDS },
  paymentTerms: { section: 'trade', format: WORDS },
  currencies: { section: 'trade', format: WORDS },
  ports: { section: 'trade', format: WORDS },
  languages: { section: 'trade', format: WORDS },
  introduction: { section: 'introduction', format: TEXTS, labels: { zh: 'introductionZh', en: 'introductionEn' } },
  faq: {
    section: 'faq',
    format: faq,
    labels: {
      '#.question.zh': 'questionZh',
      '#.question.en': 'questionEn',
      '#.answer.zh': 'answerZh',
      '#.answer.en': 'answerEn',
    },
  },
} as const satisfies FieldTable;
export type DetailValues = ValuesOf<typeof DETAIL_FIELDS>;
export type MarketValues = DetailValues['mainMarkets'][number];

export const DETAIL_KIND = plainKind<ShopDetail, DetailValues>({
  name: 'shopDetail',
  single: true,
  api: shopDetailApi,
  schema: shopDetailSchema,
  input: shopDetailInputSchema,
  ...kindFields(DETAIL_FIELDS),
  rowsOf: ({ mainMarkets, faq }) => ({ mainMarkets: filledRowIndexes(mainMarkets), faq: filledRowIndexes(faq) }),
});
