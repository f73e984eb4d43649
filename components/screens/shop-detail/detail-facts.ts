import { hasText, type Fact } from '@/components/ui/form/diagnosis/completeness';
import { completeRows } from '@/components/ui/form/rows/filled-rows';
import { plainText } from '@/components/ui/form/rich-text';
import type { DetailValues } from './detail-kind';

/** What buyers look for on the shop's page. */
export const DETAIL_FACTS = [
  { key: 'employees', path: 'employees', given: (v: DetailValues) => hasText(v.employees) },
  { key: 'annualRevenue', path: 'annualRevenue', given: (v: DetailValues) => hasText(v.annualRevenue) },
  { key: 'averageLeadDays', path: 'averageLeadDays', given: (v: DetailValues) => hasText(v.averageLeadDays) },
  { key: 'mainMarkets', path: 'mainMarkets', given: (v: DetailValues) => completeRows(v.mainMarkets).length > 0 },
  { key: 'tradeTerms', path: 'tradeTerms', given: (v: DetailValues) => v.tradeTerms.length > 0 },
  { key: 'paymentTerms', path: 'paymentTerms', given: (v: DetailValues) => v.paymentTerms.length > 0 },
  { key: 'currencies', path: 'currencies', given: (v: DetailValues) => v.currencies.length > 0 },
  { key: 'ports', path: 'ports', given: (v: DetailValues) => v.ports.length > 0 },
  { key: 'languages', path: 'languages', given: (v: DetailValues) => v.languages.length > 0 },
  { key: 'introductionZh', path: 'introduction.zh', given: (v: DetailValues) => hasText(plainText(v.introduction.zh)) },
  { key: 'introductionEn', path: 'introduction.en', given: (v: DetailValues) => hasText(plainText(v.introduction.en)) },
  { key: 'faq', path: 'faq', given: (v: DetailValues) => completeRows(v.faq).length >= 3 },
] as const satisfies readonly Fact<DetailValues>[];
