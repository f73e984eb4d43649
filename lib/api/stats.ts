import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from '@/lib/schema/schema';
import { ApiError } from './request/errors';
import { request } from './request/request';
import { readableRows, sentObject, sentRows } from './values';

const CALL = '/supplier/stats/getOverview';

const figures = v.object({
  products: v.number(),
  online: v.number(),
  inquiries: v.number(),
  unanswered: v.number(),
  views: v.number(),
  visitors: v.number(),
  favourites: v.number(),
  reviewScore: v.number(),
  /** 0–1. */
  responseRate: v.number(),
  responseHours: v.number(),
});
/** As they are read: a shop without a reply yet has no time of response, and a new shop nothing before (contract 1). */
export type Totals = Partial<v.InferOutput<typeof figures>>;
const sentFigures: v.Schema<Totals> = sentObject(v.partial(figures).entries);

const day = v.object({ date: v.string(), views: v.number(), visitors: v.number(), inquiries: v.number() });
export type DayFigures = v.InferOutput<typeof day>;

/** Some platforms send the moment at which the day begins. */
const dayOf = (date: string) => date.slice(0, 10);
/** Days, in the order of the calendar, whatever the platform's; of a day that is sent twice, the later row. */
const inOrder = (rows: DayFigures[]): DayFigures[] => {
  const days = rows.map((row) => ({ ...row, date: dayOf(row.date) }));
  return [...new Map(days.map((day) => [day.date, day])).values()].sort((a, b) => a.date.localeCompare(b.date));
};
const byDay = (rows: v.Schema<DayFigures[]>): v.Schema<DayFigures[]> => v.pipe(rows, v.transform(inOrder));

const country = v.object({ country: v.string(), visitors: v.number(), inquiries: v.number() });
const product = sentObject({
  id: v.string(),
  title: v.string(),
  image: v.optional(v.string(), ''),
  views: v.number(),
  inquiries: v.number(),
});
const todo = v.object({ kind: v.string(), count: v.number(), path: v.string() });
export type Todo = v.InferOutput<typeof todo>;

const sent = v.looseObject({});
type Sent = v.InferOutput<typeof sent>;

/**
 * Statistics of a period and of the one before; dates are days, both ends included. Its parts are parsed by {@link
 * PARTS}.
 */
export const overview = (from: string, to: string) =>
  queryOptions({
    queryKey: ['stats', 'overview', from, to],
    queryFn: ({ signal }) => request({ call: CALL, method: 'GET', query: { from, to }, schema: sent, signal }),
  });

/** One part of the overview; while another period is loading, the previous one is shown. */
export const overviewPart = <T>(from: string, to: string, read: (answer: Sent) => Part<T>) =>
  queryOptions({ ...overview(from, to), placeholderData: keepPreviousData, select: read });

/** One part of the response, or its error. */
export interface Part<T> {
  part?: T;
  broken?: ApiError;
}

/**
 * Parses one part of the response; an invalid part does not affect the others. It returns errors instead of throwing
 * them, because React Query would parse the previous data again and throw at every render.
 */
export const part =
  <T>(schema: v.Schema<T>) =>
  (answer: Sent): Part<T> => {
    const parsed = v.safeParse(schema, answer);
    if (parsed.success) return { part: parsed.output };
    return { broken: new ApiError('contract', { code: 0, call: CALL, data: answer, cause: parsed.issues }) };
  };

/** The parts of the response as the contract has them; a platform is checked against them. */
export const OVERVIEW = {
  totals: v.object({ totals: figures, previous: figures, series: sentRows(day) }),
  series: v.object({ series: readableRows(day) }),
  countries: v.object({ countries: sentRows(country) }),
  products: v.object({ products: sentRows(product) }),
  todo: v.object({ todo: sentRows(todo) }),
};

/** The parts as they are read, each on its own: figures that are absent and days in any order keep nothing from being shown. */
export const PARTS = {
  totals: part(
    v.object({
      totals: sentFigures,
      previous: v.caught(v.optional(sentFigures, {}), () => ({})),
      series: byDay(v.caught(sentRows(day), () => [])),
    }),
  ),
  series: part(v.object({ series: byDay(readableRows(day)) })),
  countries: part(OVERVIEW.countries),
  products: part(OVERVIEW.products),
  todo: part(OVERVIEW.todo),
};
