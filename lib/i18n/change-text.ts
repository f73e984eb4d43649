import type { useFormatter } from 'next-intl';

/** A change in percent with its sign; the minus is a real one, as wide as the plus. */
export const changeText = (format: ReturnType<typeof useFormatter>, change: number): string =>
  format
    .number(change, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .replace('-', '\u2212');
