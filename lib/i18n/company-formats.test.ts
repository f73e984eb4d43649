import { EMPLOYEES, REVENUES, rangeLabel } from './company-formats';

const compact = (locale: string) => (value: number) =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);

test('ranges are said in the digits of the reader; what is none is shown as sent', () => {
  const format = (value: number) => value.toLocaleString('en');
  expect(rangeLabel('51-100', format)).toBe('51 – 100');
  expect(rangeLabel('1001-5000', format)).toBe('1,001 – 5,000');
  expect(rangeLabel('5001+', format)).toBe('≥ 5,001');
  expect(rangeLabel('10000000-50000000', compact('zh'))).toBe('1000万 – 5000万');
  expect(rangeLabel('2500000-5000000', compact('en'))).toBe('2.5M – 5M');
  for (const odd of ['', 'about 50', '50-', '-50', '1-2-3']) expect(rangeLabel(odd, format)).toBe(odd);
});

test('proposed ranges follow each other without a gap', () => {
  const ends = EMPLOYEES.map((range) => range.split(/[-+]/).map(Number));
  ends.slice(1).forEach(([from], index) => expect(from).toBe(ends[index]![1]! + 1));
  const sums = REVENUES.map((range) => range.split(/[-+]/).map(Number));
  sums.slice(1).forEach(([from], index) => expect(from).toBe(sums[index]![1]!));
});
