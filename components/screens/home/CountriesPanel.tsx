import { Button } from '@/components/ui/button/Button';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DistributionBars } from '@/components/ui/chart/DistributionBars';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/layout/TextLink';
import { PARTS } from '@/lib/api/stats';
import { regionName } from '@/lib/i18n/display-names';
import { hrefOf } from '@/lib/router/location';
import { inquiriesOf } from './figures';
import type { Period } from './home-period';
import { usePart } from './use-part';
import styles from './home.module.css';
import ownStyles from './CountriesPanel.module.css';

const FEW = 7;

export function CountriesPanel({ period }: { period: Period }) {
  const t = useTranslations('home.countries');
  const format = useFormatter();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = usePart(period, PARTS.countries);
  const countries = data?.countries ?? [];
  const rows = countries.slice(0, all ? undefined : FEW).map(({ country, visitors, inquiries }) => ({
    id: country,
    label: (
      <>
        <span className={styles.code} aria-hidden="true">
          {country}
        </span>
        {regionName(country, locale)}
      </>
    ),
    value: visitors,
    cells: [
      format.number(visitors),
      inquiries > 0 ? (
        <TextLink key="link" href={hrefOf(inquiriesOf(period, { country }))}>
          {format.number(inquiries)}
        </TextLink>
      ) : (
        '0'
      ),
    ],
  }));
  return (
    <Panel
      title={t('title')}
      busy={!data && !error}
      aside={
        countries.length > FEW && (
          <Button variant="text" size="small" className={styles.all} aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'few' : 'all')}
          </Button>
        )
      }
    >
      <div className={ownStyles.box}>
        {error && !data ? (
          <ErrorRegion error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          Array.from({ length: FEW }, (_, index) => (
            <Skeleton key={index} width={`${92 - index * 8}%`} height={16} margin="0 0 14px" />
          ))
        ) : rows.length === 0 ? (
          <p className={styles.none}>{t('none')}</p>
        ) : (
          <DistributionBars name={t('title')} heads={[t('country'), t('visitors'), t('inquiries')]} rows={rows} />
        )}
      </div>
    </Panel>
  );
}
