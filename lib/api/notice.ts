import { queryOptions } from '@tanstack/react-query';
import { anything, isListOf, isNumber, isOptional, isRecord, isText, shapeOf } from '@/lib/util/guards';
import { request, send } from './request';

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

interface NoticePage {
  list: Notice[];
  total: number;
}

const TEXTS = ['image', 'notice', 'email', 'createdAt', 'link'] as const;
const isNotice = (value: unknown): value is Notice =>
  isRecord(value) && TEXTS.every((key) => isOptional(isText)(value[key]));
const pageSchema = shapeOf(
  (value): value is NoticePage => isRecord(value) && isListOf(isNotice)(value.list) && isNumber(value.total),
);

/** Milliseconds between two looks for new notices, and the longest wait after looks that failed. */
const POLL = 60_000;
const LONGEST_POLL = 600_000;

/**
 * When to look again: every minute; after failures each wait is as long as all since the last answer together, which
 * doubles it. Nobody is told, and nothing is asked while the page is hidden or offline (React Query's own rule).
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
