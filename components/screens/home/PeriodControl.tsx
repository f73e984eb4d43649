import { CalendarRange } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Suspense, useId } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Row } from '@/components/ui/layout/Stack';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useView } from '@/lib/router/view';
import styles from './home.module.css';
import { PRESETS, presetQuery, type Period } from './home-period';

const PeriodPopover = lazyPart(() => import('./PeriodPopover').then((m) => m.PeriodPopover));

export function PeriodControl({ period }: { period: Period }) {
  const t = useTranslations('home.period');
  const format = useFormatter();
  const name = useId();
  const { setQuery } = useView();
  const popover = useAnchor();
  const day = (text: string) => format.dateTime(new Date(`${text}T12:00:00`), 'day');
  return (
    <Row gap={8} wrap>
      <Segmented
        name={name}
        aria-label={t('label')}
        options={PRESETS.map((days) => ({ value: String(days), label: t('last', { days }) }))}
        value={period.preset === undefined ? undefined : String(period.preset)}
        onChange={(days) => setQuery(presetQuery(Number(days)))}
      />
      <Button
        size="small"
        startIcon={<CalendarRange size={14} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={popover.open}
        aria-label={period.preset === undefined ? undefined : t('custom')}
        onClick={popover.show}
        // So it has room beside the presets.
        className={period.preset === undefined ? undefined : styles.iconOnPhone}
      >
        {period.preset === undefined ? (
          t('chosen', { from: day(period.from), to: day(period.to) })
        ) : (
          <span>{t('custom')}</span>
        )}
      </Button>
      {popover.open && (
        <Suspense>
          <PeriodPopover
            period={period}
            anchor={popover.anchor}
            onClose={popover.hide}
            onChoose={(from, to) => {
              popover.hide();
              setQuery({ days: undefined, from, to });
            }}
          />
        </Suspense>
      )}
    </Row>
  );
}
