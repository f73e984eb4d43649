import { ArrowDown, ArrowUp } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Sparkline } from '@/components/ui/chart/Sparkline';
import type { DayFigures, Totals } from '@/lib/api/stats';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { changeOf, valueOf, type Change, type Figure } from './figures';
import type { Period } from './home-period';

interface KpiCellProps {
  figure: Figure;
  period: Period;
  totals: Totals;
  previous: Totals;
  series: readonly DayFigures[];
}

export function KpiCell({ figure, period, totals, previous, series }: KpiCellProps) {
  const t = useTranslations('home.totals');
  const format = useFormatter();
  const { key, unit, daily, path } = figure;
  const value = valueOf(figure, totals);
  const change = changeOf(figure, totals, previous);
  const decimal = (number: number) => format.number(number, { maximumFractionDigits: 1 });
  const formatNumber = (number: number) => {
    if (unit === 'share') return format.number(number, { style: 'percent', maximumFractionDigits: 2 });
    return unit === 'hours' ? t('hours', { value: decimal(number) }) : decimal(number);
  };
  const changed = ({ size }: Change) => {
    if (unit === 'count') return format.number(size, 'share');
    return unit === 'share'
      ? t('points', { value: format.number(size * 100, { maximumFractionDigits: 2 }) })
      : formatNumber(size);
  };
  const shown = value === undefined ? '–' : formatNumber(value);
  return (
    <div>
      <span className="label">{t(key)}</span>
      <div className="figure">{path ? <a href={hrefOf(path(period))}>{shown}</a> : shown}</div>
      {daily && (
        <span className="spark">
          <Sparkline values={series.map((day) => day[daily])} />
        </span>
      )}
      <div className="note">
        {change && (
          <>
            <ChangeMark change={change} text={changed(change)} /> <span className="against">{t('previous')}</span>
          </>
        )}
        {key === 'online' && totals.products !== undefined && (
          <>
            {change && ' · '}
            <a href={hrefOf(paths.productList())}>{t('products', { count: totals.products })}</a>
          </>
        )}
      </div>
    </div>
  );
}

function ChangeMark({ change, text }: { change: Change; text: string }) {
  const t = useTranslations('home.totals');
  if (change.direction === 'same') return t('same');
  const Arrow = change.direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <span className={change.better ? 'better' : 'worse'}>
      <Arrow role="img" aria-label={t(change.direction)} />
      {text}
    </span>
  );
}
