import { PARTS } from './stats';

const day = (date: string, views: number) => ({ date, views, visitors: 1, inquiries: 0 });

test('days are in the order of the calendar, each once', () => {
  const series = [day('2026-11-20', 3), day('2026-11-18', 1), day('2026-11-19', 2), day('2026-11-19', 5)];
  const views = [1, 5, 3];
  expect(PARTS.series({ series }).part!.series.map((one) => one.views)).toEqual(views);
  expect(PARTS.totals({ totals: {}, series }).part!.series.map((one) => one.views)).toEqual(views);
});

test('a day that is sent as a moment is a day', () => {
  const series = [day('2026-11-20T00:00:00Z', 3)];
  expect(PARTS.series({ series }).part!.series.map(({ date }) => date)).toEqual(['2026-11-20']);
});

test('a shop without a reply yet, and with nothing before, has the figures that it has', () => {
  const { totals, previous, series } = PARTS.totals({ totals: { visitors: 5, views: 'many' } }).part!;
  expect([totals.visitors, totals.views, totals.responseHours]).toEqual([5, undefined, undefined]);
  expect([previous, series]).toEqual([{}, []]);
  expect(PARTS.totals({ totals: 3 }).broken).toMatchObject({ kind: 'contract' });
});
