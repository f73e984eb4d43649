import { queryOptions } from '@tanstack/react-query';
import { anything, isFlag, isNumber, isRecord, isText, shapeBy } from '@/lib/util/guards';
import { request, send } from './request/request';
import type { Page } from './values';

/** A notification of the platform or of a buyer; a row contains both texts (contract 3). */
export interface Notice {
  id?: string | number;
  image?: string;
  /** HTML of the platform: must be sanitised before it is shown. */
  notice?: string;
  email?: string;
  createdAt?: string;
  read?: boolean;
  link?: string;
}

const isId = (value: unknown): value is string | number => isText(value) || isNumber(value);
const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

const FIELDS: Record<keyof Notice, (value: unknown) => boolean> = {
  id: isId,
  image: isText,
  notice: isText,
  email: isText,
  createdAt: isDate,
  read: isFlag,
  link: isText,
};

/** A notification with the readable fields of a row; undefined if it has no text. */
function readNotice(row: unknown): Notice | undefined {
  if (!isRecord(row) || !(isText(row.notice) || isText(row.email))) return undefined;
  return Object.fromEntries(Object.entries(FIELDS).flatMap(([key, fits]) => (fits(row[key]) ? [[key, row[key]]] : [])));
}

const pageSchema = shapeBy<Page<Notice>>((value) => {
  if (!isRecord(value) || !Array.isArray(value.list) || !isNumber(value.total)) return { issues: [] };
  const rows = value.list.map(readNotice);
  const list = rows.filter((row) => row !== undefined);
  const unreadable = rows.flatMap((row, index) => (row ? [] : [String(index + 1)]));
  return { value: { list, total: value.total, unreadable, sent: rows.length } };
});

/** Milliseconds between two requests for new notifications, and the maximum after failures. */
const POLL_INTERVAL = 60_000;
const MAX_POLL_INTERVAL = 600_000;

/**
 * The milliseconds until the next request: a minute; after failures as long as all waits since the last response
 * together, which doubles the wait. No failure is shown, and nothing is requested while the page is hidden or offline
 * (React Query's own rule).
 */
export function nextPoll(state: {
  status: string;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  errorUpdateCount: number;
}) {
  if (state.status !== 'error') return POLL_INTERVAL;
  const { dataUpdatedAt, errorUpdatedAt, errorUpdateCount } = state;
  const since = dataUpdatedAt > 0 ? errorUpdatedAt - dataUpdatedAt : POLL_INTERVAL * 2 ** (errorUpdateCount - 1);
  return Math.min(MAX_POLL_INTERVAL, Math.max(POLL_INTERVAL, since));
}

/** The notifications of one tab; `total`, the badge, counts all rows whatever the tab (contract 3). */
export const notices = (type: 'notice' | 'email') =>
  queryOptions({
    queryKey: ['notice', type],
    queryFn: ({ signal }) =>
      request({ call: '/notice/getList', method: 'GET', query: { type }, schema: pageSchema, signal }),
    meta: { quiet: true },
  });

/** There is no undo: the platform has no call that brings them back. */
export const clearNotices = () =>
  send({ call: '/notice/doClear', method: 'POST', body: {}, schema: anything, write: true });
