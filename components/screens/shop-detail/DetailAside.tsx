import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { CompletenessCard } from '@/components/ui/form/diagnosis/CompletenessCard';
import { completeRows } from '@/components/ui/form/rows/filled-rows';
import { FactsCard } from '@/components/ui/form/preview/FactsCard';
import { useFormState } from '@/components/ui/form/form-context';
import { languageName } from '@/lib/i18n/display-names';
import { DETAIL_FACTS } from './detail-facts';
import { DETAIL_KIND, type DetailValues } from './detail-kind';
import { useDetailLabel } from './detail-labels';
import { useCompanyFormats } from '@/lib/i18n/company-formats';
import { useRegions } from './use-regions';

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
  const markets = completeRows(mainMarkets)
    .slice(0, 3)
    .map(({ region, share }) => [regions.nameOf(region ?? ''), percent(share)]);
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
