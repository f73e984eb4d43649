import Skeleton from '@mui/material/Skeleton';
import { useFormatter, useTranslations } from 'next-intl';
import type { Totals } from '@/lib/api/stats';
import { Strip } from './Strip';

const FIGURES = ['visitors', 'views', 'inquiries', 'responseHours', 'responseRate'] as const;
type Figure = (typeof FIGURES)[number];

/** A shorter response is better; of everything else, more is. */
const LESS_IS_BETTER: readonly Figure[] = ['responseHours'];

interface KpiStripProps {
  totals: Totals | undefined;
  previous: Totals | undefined;
}

/** Totals against the previous period; colour speaks of the meaning of a change, not of its direction. */
export function KpiStrip({ totals, previous }: KpiStripProps) {
  const t = useTranslations('home');
  const format = useFormatter();
  const shown = (figure: Figure, value: number) => {
    if (figure === 'responseRate') return format.number(value, { style: 'percent', maximumFractionDigits: 1 });
    const number = format.number(value, { maximumFractionDigits: 1 });
    return figure === 'responseHours' ? t('totals.hours', { value: number }) : number;
  };
  const change = (figure: Figure) => {
    if (!totals || !previous || !previous[figure]) return null;
    const ratio = totals[figure] / previous[figure] - 1;
    const better = LESS_IS_BETTER.includes(figure) ? ratio < 0 : ratio > 0;
    const text = format.number(ratio, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    return (
      <div className="note">
        <span className={ratio === 0 ? undefined : better ? 'better' : 'worse'}>{text}</span> {t('totals.previous')}
      </div>
    );
  };
  return (
    <Strip aria-label={t('totals.title')} aria-busy={!totals}>
      {FIGURES.map((figure) => (
        <div key={figure}>
          <span className="label">{t(`totals.${figure}`)}</span>
          <div className="figure">{totals ? shown(figure, totals[figure]) : <Skeleton width="50%" />}</div>
          {totals ? change(figure) : <Skeleton width="70%" height={18} />}
        </div>
      ))}
    </Strip>
  );
}
