import type { DayFigures, Totals } from '@/lib/api/stats';
import { paths } from '@/lib/router/paths';
import type { Period } from './home-period';

/** The format of a figure; its change is in percent for counts, in points for shares, else in the same unit. */
export type Unit = 'count' | 'stock' | 'share' | 'hours' | 'stars';

export interface Figure {
  key: Exclude<keyof Totals, 'products'> | 'conversion';
  unit: Unit;
  /** For most figures an increase is good; for these a decrease is. */
  lessIsBetter?: boolean;
  /** Key of its daily values, if the platform sends them. */
  daily?: Exclude<keyof DayFigures, 'date'>;
  path?: (period: Period) => string;
}

export const inquiriesOf = ({ from, to }: Period, more: Record<string, string> = {}) =>
  paths.inquiries({ ...more, createdFrom: from, createdTo: to });

/** Figures of home (contract 3): those of the period, then current ones. */
export const FIGURES: readonly Figure[] = [
  { key: 'visitors', unit: 'count', daily: 'visitors' },
  { key: 'inquiries', unit: 'count', daily: 'inquiries', path: (period) => inquiriesOf(period) },
  { key: 'conversion', unit: 'share' },
  { key: 'responseHours', unit: 'hours', lessIsBetter: true },
  { key: 'responseRate', unit: 'share' },
  { key: 'views', unit: 'count' },
  { key: 'favourites', unit: 'count' },
  { key: 'online', unit: 'stock', path: () => paths.productList({ status: 'online' }) },
  { key: 'unanswered', unit: 'stock', lessIsBetter: true, path: () => paths.inquiries({ status: 'new' }) },
  { key: 'reviewScore', unit: 'stars', path: () => paths.reviews() },
];

/** The figures that matter most; the rest is behind "more". */
export const FIRST_FIGURES = 5;

/** The value of a figure; undefined where nothing can be said. */
export function valueOf({ key }: Figure, totals: Totals): number | undefined {
  if (key !== 'conversion') return totals[key];
  const { visitors = 0, inquiries } = totals;
  return visitors > 0 && inquiries !== undefined ? inquiries / visitors : undefined;
}

export interface Change {
  /** The formatted value: a ratio for counts, else the difference. Never negative. */
  size: number;
  direction: 'up' | 'down' | 'same';
  better: boolean;
}

/** Changes below half of the displayed precision count as none. */
const MIN_CHANGE: Record<Unit, number> = { count: 0.0005, stock: 0.5, share: 0.00005, hours: 0.05, stars: 0.05 };

export function changeOf(figure: Figure, totals: Totals, previous: Totals): Change | undefined {
  const [now, before] = [valueOf(figure, totals), valueOf(figure, previous)];
  if (now === undefined || before === undefined || (figure.unit === 'count' && before === 0)) return undefined;
  const change = figure.unit === 'count' ? now / before - 1 : now - before;
  const size = Math.abs(change);
  const direction = size < MIN_CHANGE[figure.unit] ? 'same' : change > 0 ? 'up' : 'down';
  return { size, direction, better: figure.lessIsBetter ? change < 0 : change > 0 };
}
