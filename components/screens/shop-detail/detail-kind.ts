import type { Quantity } from '@/components/ui/form/inputs/numbers';
import { filled } from '@/components/ui/form/blank';
import { filledRows, keptRows } from '@/components/ui/form/filled-rows';
import { plainKind } from '@/components/ui/record/plain-kind';
import { shopDetailApi, shopDetailInputSchema, shopDetailSchema, type ShopDetail } from '@/lib/api/shop-detail';

type Texts = Record<string, string>;
export interface MarketValues {
  region: string;
  share: Quantity;
}
export interface FaqValues {
  question: Texts;
  answer: Texts;
}

/** Extended information as the form holds it. */
export interface DetailValues {
  employees: string | undefined;
  annualRevenue: string | undefined;
  exportShare: Quantity;
  mainMarkets: MarketValues[];
  tradeTerms: string[];
  paymentTerms: string[];
  currencies: string[];
  languages: string[];
  ports: string[];
  averageLeadDays: Quantity;
  overseasOffices: string[];
  introduction: Texts;
  faq: FaqValues[];
}

const toValues = (detail?: ShopDetail): DetailValues => ({
  employees: detail?.employees || undefined,
  annualRevenue: detail?.annualRevenue || undefined,
  exportShare: detail?.exportShare,
  mainMarkets: detail?.mainMarkets ?? [],
  tradeTerms: detail?.tradeTerms ?? [],
  paymentTerms: detail?.paymentTerms ?? [],
  currencies: detail?.currencies ?? [],
  languages: detail?.languages ?? [],
  ports: detail?.ports ?? [],
  averageLeadDays: detail?.averageLeadDays,
  overseasOffices: detail?.overseasOffices ?? [],
  introduction: { zh: '', en: '', ...detail?.introduction },
  faq: (detail?.faq ?? []).map(({ question, answer }) => ({ question, answer })),
});

const toFields = (values: DetailValues): Record<keyof DetailValues, unknown> => ({
  ...values,
  employees: values.employees ?? '',
  annualRevenue: values.annualRevenue ?? '',
  mainMarkets: filledRows(values.mainMarkets),
  introduction: filled(values.introduction),
  faq: filledRows(values.faq).map(({ question = {}, answer = {} }) => ({
    question: filled(question),
    answer: filled(answer),
  })),
});

/** The shop's extended information as a record with a form. */
export const DETAIL_KIND = plainKind<ShopDetail, DetailValues>({
  name: 'shopDetail',
  single: true,
  api: shopDetailApi,
  schema: shopDetailSchema,
  input: shopDetailInputSchema,
  toValues,
  toFields,
  rowsOf: ({ mainMarkets, faq }) => ({ mainMarkets: keptRows(mainMarkets), faq: keptRows(faq) }),
  localized: ['introduction'],
});
