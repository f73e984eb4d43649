import type { DayFigures, Totals } from '@/lib/api/stats';
import { paths } from '@/lib/router/paths';
import type { Period } from './home-period';

/** How a figure and its change are said: changes of counts in percent, of shares in points, of the rest as they are. */
export type Unit = 'count' | 'stock' | 'share' | 'hours' | 'stars';

export interface Figure {
  key: Exclude<keyof Totals, 'products'> | 'conversion';
  unit: Unit;
  /** Most grow for the better; these shrink for it. */
  lessIsBetter?: boolean;
  /** The days of it, where the platform sends them. */
  daily?: Exclude<keyof DayFigures, 'date'>;
  /** The list that it counts. */
  path?: (period: Period) => string;
}

/** Inquiries that came in during a period. */
export const inquiriesOf = ({ from, to }: Period, more: Record<string, string> = {}) =>
  paths.inquiries({ ...more, createdFrom: from, createdTo: to });

/** The figures of home (contract 3): how the shop did in the period, then how it stands. */
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
  return totals.visitors > 0 ? totals.inquiries / totals.visitors : undefined;
}

export interface Change {
  /** What is told: a ratio for counts, else the difference. Never negative. */
  size: number;
  direction: 'up' | 'down' | 'same';
  /** What it means for the shop. */
  better: boolean;
}

/** Changes below half of what is shown of them are none. */
const LEAST: Record<Unit, number> = { count: 0.0005, stock: 0.5, share: 0.00005, hours: 0.05, stars: 0.05 };

/** A figure against the period before; undefined where that had nothing to compare with. */
export function changeOf(figure: Figure, totals: Totals, previous: Totals): Change | undefined {
  const [now, before] = [valueOf(figure, totals), valueOf(figure, previous)];
  if (now === undefined || before === undefined || (figure.unit === 'count' && before === 0)) return undefined;
  const change = figure.unit === 'count' ? now / before - 1 : now - before;
  const size = Math.abs(change);
  const direction = size < LEAST[figure.unit] ? 'same' : change > 0 ? 'up' : 'down';
  return { size, direction, better: figure.lessIsBetter ? change < 0 : change > 0 };
}
