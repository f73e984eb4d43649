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
