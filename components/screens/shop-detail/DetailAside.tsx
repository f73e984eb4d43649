import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { CompletenessCard } from '@/components/ui/form/diagnosis/CompletenessCard';
import { hasText, type Fact } from '@/components/ui/form/diagnosis/completeness';
import { FactsCard } from '@/components/ui/form/FactsCard';
import { useFormState } from '@/components/ui/form/form-context';
import { plainText } from '@/components/ui/form/rich-text/rich-text';
import { languageName } from '@/lib/i18n/display-names';
import { DETAIL_KIND, type DetailValues } from './detail-kind';
import { useDetailLabel } from './detail-labels';
import { useCompanyFormats } from '@/lib/i18n/company-formats';
import { useRegions } from './use-regions';

const DETAIL_FACTS = [
  { key: 'employees', path: 'employees', given: (v: DetailValues) => hasText(v.employees) },
  { key: 'annualRevenue', path: 'annualRevenue', given: (v: DetailValues) => hasText(v.annualRevenue) },
  { key: 'averageLeadDays', path: 'averageLeadDays', given: (v: DetailValues) => hasText(v.averageLeadDays) },
  { key: 'mainMarkets', path: 'mainMarkets', given: (v: DetailValues) => v.mainMarkets.length > 0 },
  { key: 'tradeTerms', path: 'tradeTerms', given: (v: DetailValues) => v.tradeTerms.length > 0 },
  { key: 'paymentTerms', path: 'paymentTerms', given: (v: DetailValues) => v.paymentTerms.length > 0 },
  { key: 'currencies', path: 'currencies', given: (v: DetailValues) => v.currencies.length > 0 },
  { key: 'ports', path: 'ports', given: (v: DetailValues) => v.ports.length > 0 },
  { key: 'languages', path: 'languages', given: (v: DetailValues) => v.languages.length > 0 },
  { key: 'introductionZh', path: 'introduction.zh', given: (v: DetailValues) => hasText(plainText(v.introduction.zh)) },
  { key: 'introductionEn', path: 'introduction.en', given: (v: DetailValues) => hasText(plainText(v.introduction.en)) },
  { key: 'faq', path: 'faq', given: (v: DetailValues) => v.faq.length >= 3 },
] as const satisfies readonly Fact<DetailValues>[];

/** Lists of words. */
const LONG = new Set(['mainMarkets', 'tradeTerms', 'ports', 'languages']);

/** The dot stays with the word before it. */
const joined = (words: readonly string[]) => words.join('\u00A0· ');

/** What the shop's page says of the company, in the form's names. */
function DetailPreview({ values }: { values: DetailValues }) {
  const t = useTranslations('shopDetail.preview');
  const locale = useLocale();
  const label = useDetailLabel();
  const regions = useRegions();
  const formats = useCompanyFormats();
  const { employees, exportShare, averageLeadDays: days, mainMarkets, tradeTerms, ports, languages } = values;
  const percent = (share: unknown) => (typeof share === 'number' ? formats.share(share) : '');
  const markets = mainMarkets.slice(0, 3).map(({ region, share }) => [regions.nameOf(region ?? ''), percent(share)]);
  const texts = {
    employees: employees && formats.employees(employees),
    averageLeadDays: typeof days === 'number' && t('days', { count: days }),
    exportShare: percent(exportShare),
    mainMarkets: markets
      .map((market) => market.filter(Boolean).join(' '))
      .filter(Boolean)
      .join('\n'),
    tradeTerms: joined(tradeTerms),
    ports: joined(ports),
    languages: joined(languages.map((code) => languageName(code, locale))),
  };
  const facts = Object.entries(texts).flatMap(([key, value]) =>
    value ? [{ key, label: label(key), value, long: LONG.has(key) }] : [],
  );
  return facts.length > 0 && <FactsCard title={t('title')} facts={facts} />;
}

/** Rendered deferred, so that typing does not wait for it. */
export function DetailAside() {
  const t = useTranslations('shopDetail.completeness');
  const values = useDeferredValue(useFormState((snapshot) => snapshot.values as DetailValues));
  return (
    <>
      <CompletenessCard
        title={t('title')}
        score={(score) => t('score', { score })}
        kind={DETAIL_KIND}
        values={values}
        facts={DETAIL_FACTS}
        lacks={({ key }) => t(`lacks.${key}`)}
      />
      <DetailPreview values={values} />
    </>
  );
}
