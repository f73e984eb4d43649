import Box from '@mui/material/Box';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { styled } from '@mui/material/styles';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { StaticButton } from '@/components/ui/button/StaticButton';
import { DistributionBars } from '@/components/ui/chart/DistributionBars';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/layout/TextLink';
import { PARTS } from '@/lib/api/stats';
import { regionName } from '@/lib/i18n/display-names';
import { hrefOf } from '@/lib/router/location';
import { inquiriesOf } from './figures';
import styles from './home.module.css';
import type { Period } from './home-period';
import { usePart } from './use-part';

const FEW = 7;

const Code = styled('span')({
  display: 'inline-block',
  width: '1.5rem',
  marginRight: 10,
  borderRadius: 'var(--radius-mark)',
  fontSize: 'var(--type-micro)',
  lineHeight: '1rem',
  textAlign: 'center',
  color: 'var(--text-tertiary)',
  backgroundColor: 'var(--surface-pressed)',
});

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
        <Code aria-hidden="true">{country}</Code>
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
          <StaticButton
            variant="text"
            size="small"
            className={styles.all}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {t(all ? 'few' : 'all')}
          </StaticButton>
        )
      }
    >
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1.75 }}>
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
      </Box>
    </Panel>
  );
}
