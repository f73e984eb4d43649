import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from './request/errors';
import { request } from './request/request';
import { readableRows, sentObject, sentRows } from './values';

const CALL = '/supplier/stats/getOverview';

const figures = z.object({
  products: z.number(),
  online: z.number(),
  inquiries: z.number(),
  unanswered: z.number(),
  views: z.number(),
  visitors: z.number(),
  favourites: z.number(),
  reviewScore: z.number(),
  /** 0–1. */
  responseRate: z.number(),
  responseHours: z.number(),
});
/** As they are read: a shop without a reply yet has no time of response, and a new shop nothing before (contract 1). */
export type Totals = Partial<z.output<typeof figures>>;
const sentFigures: z.ZodMiniType<Totals> = sentObject(z.partial(figures).shape);

const day = z.object({ date: z.string(), views: z.number(), visitors: z.number(), inquiries: z.number() });
export type DayFigures = z.output<typeof day>;

/** Some platforms send the moment at which the day begins. */
const dayOf = (date: string) => date.slice(0, 10);
/** Days, in the order of the calendar, whatever the platform's; of a day that is sent twice, the later row. */
const inOrder = (rows: DayFigures[]): DayFigures[] => {
  const days = rows.map((row) => ({ ...row, date: dayOf(row.date) }));
  return [...new Map(days.map((day) => [day.date, day])).values()].sort((a, b) => a.date.localeCompare(b.date));
};
const byDay = (rows: z.ZodMiniType<DayFigures[]>): z.ZodMiniType<DayFigures[]> => z.pipe(rows, z.transform(inOrder));

const country = z.object({ country: z.string(), visitors: z.number(), inquiries: z.number() });
const product = sentObject({
  id: z.string(),
  title: z.string(),
  image: z._default(z.string(), ''),
  views: z.number(),
  inquiries: z.number(),
});
const todo = z.object({ kind: z.string(), count: z.number(), path: z.string() });
export type Todo = z.output<typeof todo>;

const sent = z.looseObject({});
type Sent = z.output<typeof sent>;

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
const part =
  <T>(schema: z.ZodMiniType<T>) =>
  (answer: Sent): Part<T> => {
    const parsed = schema.safeParse(answer);
    if (parsed.success) return { part: parsed.data };
    return { broken: new ApiError('contract', { code: 0, call: CALL, data: answer, cause: parsed.error }) };
  };

/** The parts of the response as the contract has them; a platform is checked against them. */
export const OVERVIEW = {
  totals: z.object({ totals: figures, previous: figures, series: sentRows(day) }),
  series: z.object({ series: readableRows(day) }),
  countries: z.object({ countries: sentRows(country) }),
  products: z.object({ products: sentRows(product) }),
  todo: z.object({ todo: sentRows(todo) }),
};

/** The parts as they are read, each on its own: figures that are absent and days in any order keep nothing from being shown. */
export const PARTS = {
  totals: part(
    z.object({
      totals: sentFigures,
      previous: z.catch(z._default(sentFigures, {}), {}),
      series: byDay(z.catch(sentRows(day), [])),
    }),
  ),
  series: part(z.object({ series: byDay(readableRows(day)) })),
  countries: part(OVERVIEW.countries),
  products: part(OVERVIEW.products),
  todo: part(OVERVIEW.todo),
};
