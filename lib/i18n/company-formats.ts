import { useFormatter } from 'next-intl';

/** Suggested ranges, as in the contract; others sent by the platform are shown unchanged. */
export const EMPLOYEES = ['1-10', '11-50', '51-100', '101-200', '201-500', '501-1000', '1001-5000', '5001+'] as const;
export const REVENUES = [
  '0-1000000',
  '1000000-2500000',
  '2500000-5000000',
  '5000000-10000000',
  '10000000-50000000',
  '50000000-100000000',
  '100000000+',
] as const;

/** A range in the locale's digits: `51-100` is 51–100, `5001+` is ≥ 5,001. Other text is returned unchanged. */
export function rangeLabel(range: string, format: (value: number) => string): string {
  const parts = /^(\d+)(?:-(\d+)|\+)$/.exec(range);
  if (!parts) return range;
  const [, from, to] = parts;
  return to === undefined ? `≥ ${format(Number(from))}` : `${format(Number(from))} – ${format(Number(to))}`;
}

/** Facts of the company as text in the interface language: revenues are short, such as 1M – 2.5M. */
export function useCompanyFormats() {
  const format = useFormatter();
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return {
    employees: (range: string): string => rangeLabel(range, (value) => format.number(value)),
    /** Percent, 0 to 100. */
    share: (percent: number): string => format.number(percent / 100, 'share'),
    annualRevenue: (range: string): string => rangeLabel(range, (value) => format.number(value, short)),
  };
}
