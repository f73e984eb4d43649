import { queryOptions } from '@tanstack/react-query';
import { anything, isFlag, isNumber, isRecord, isText, type Shape } from '@/lib/util/guards';
import { request, send } from './request/request';
import type { Page } from './values';

/** A message of the platform or of a buyer; a row holds both texts (contract 3). */
export interface Notice {
  id?: string | number;
  image?: string;
  /** HTML of the platform: shown sanitised only. */
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

/** A notice of what can be read of a row; one without any text is none. */
function readNotice(row: unknown): Notice | undefined {
  if (!isRecord(row) || !(isText(row.notice) || isText(row.email))) return undefined;
  return Object.fromEntries(Object.entries(FIELDS).flatMap(([key, fits]) => (fits(row[key]) ? [[key, row[key]]] : [])));
}

const pageSchema: Shape<Page<Notice>> = {
  safeParse: (value) => {
    if (!isRecord(value) || !Array.isArray(value.list) || !isNumber(value.total)) return { success: false };
    const rows = value.list.map(readNotice);
    const list = rows.filter((row) => row !== undefined);
    const unreadable = rows.flatMap((row, index) => (row ? [] : [String(index + 1)]));
    return { success: true, data: { list, total: value.total, unreadable, sent: rows.length } };
  },
};

/** Milliseconds between two looks for new notices, and the longest wait after looks that failed. */
const POLL = 60_000;
const LONGEST_POLL = 600_000;

/**
 * When to look again: every minute; after failures each wait is as long as all since the last answer together, which
 * doubles it. Nothing is shown then, and nothing is requested while the page is hidden or offline (React Query's own rule).
 */
export function nextPoll(state: {
  status: string;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  errorUpdateCount: number;
}) {
  if (state.status !== 'error') return POLL;
  const { dataUpdatedAt, errorUpdatedAt, errorUpdateCount } = state;
  const since = dataUpdatedAt > 0 ? errorUpdatedAt - dataUpdatedAt : POLL * 2 ** (errorUpdateCount - 1);
  return Math.min(LONGEST_POLL, Math.max(POLL, since));
}

/** The notices of one tab; `total`, the badge, counts every row whatever the tab (contract 3). */
export const notices = (type: 'notice' | 'email') =>
  queryOptions({
    queryKey: ['notice', type],
    queryFn: ({ signal }) =>
      request({ call: '/notice/getList', method: 'GET', query: { type }, schema: pageSchema, signal }),
    meta: { quiet: true },
  });

export const clearNotices = () =>
  send({ call: '/notice/doClear', method: 'POST', body: {}, schema: anything, write: true });
