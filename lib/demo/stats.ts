import { INQUIRY_LIMITS } from '@/lib/api/inquiry-schema';
import type { ShopResource } from '@/lib/api/shop-resource';
import { paths } from '@/lib/router/paths';
import { endpoints } from './endpoints';
import { instantOf, orderOf } from './list-query';
import { picture } from './art/picture';
import type { Platform } from './platform';
import type { StoredProduct } from './product-record';
import { PRODUCT_ORDERS } from './product-store';
import { hashed } from './random';
import { averageOf } from './review-summary';
import type { Language } from './texts';
import { isPending, isUnanswered, isUnreplied } from './waiting';

const DAY = 86_400_000;
/** Views and inquiries of a product are those since it was put in; most of the seed is about this old. */
const LIFETIME_DAYS = 400;

/** Where visitors come from: shares of a pump maker that exports from Ningbo. */
const COUNTRIES: [country: string, share: number, eager: number][] = [
  ['US', 0.16, 1.1],
  ['IN', 0.12, 0.8],
  ['VN', 0.1, 1.2],
  ['ID', 0.09, 1],
  ['SA', 0.08, 1.3],
  ['BR', 0.07, 0.9],
  ['DE', 0.06, 1.1],
  ['NG', 0.06, 1.4],
  ['ZA', 0.05, 1.1],
  ['MX', 0.05, 0.9],
];

interface DayFigures {
  date: string;
  views: number;
  visitors: number;
  inquiries: number;
}

/** Figures of one day: the shop's average, quieter at weekends, with a noise that the date alone decides. */
function dayFigures(time: number, views: number, inquiries: number, seed: number): DayFigures {
  const date = new Date(time).toISOString().slice(0, 10);
  const weekday = new Date(time).getUTCDay();
  const week = weekday === 0 || weekday === 6 ? 0.62 : 1.14;
  const noise = 0.82 + 0.36 * hashed(`${seed}:${date}`);
  const seen = Math.round((views / LIFETIME_DAYS) * week * noise);
  return {
    date,
    views: seen,
    visitors: Math.round(seen * (0.38 + 0.06 * hashed(`v${date}`))),
    inquiries: Math.round((inquiries / LIFETIME_DAYS) * week * (0.6 + 0.8 * hashed(`i${date}`))),
  };
}

const sum = (days: DayFigures[], key: 'views' | 'visitors' | 'inquiries') =>
  days.reduce((all, day) => all + day[key], 0);

/** Days before its end at which a certificate is worth a thought. */
const EXPIRES_WITHIN = 90;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What is due. Each path opens the list that is counted, neither more nor less. */
function todoOf(platform: Platform, products: readonly StoredProduct[]) {
  const having = (status: string) => products.filter((product) => product.status === status).length;
  const validFrom = dayOf(platform.now());
  const validTo = dayOf(platform.now() + EXPIRES_WITHIN * DAY);
  const expiring = ({ kind, validTo: end = '' }: ShopResource) =>
    kind === 'certificate' && end >= validFrom && end <= validTo;
  return [
    {
      kind: 'inquiry',
      count: platform.store('inquiry').records().filter(isUnanswered).length,
      path: paths.inquiries({ status: 'new' }),
    },
    {
      kind: 'question',
      count: platform.store('question').records().filter(isPending).length,
      path: paths.questions({ status: 'pending' }),
    },
    {
      kind: 'review',
      count: platform.store('review').records().filter(isUnreplied).length,
      path: paths.reviews({ status: 'visible', replied: 'false' }),
    },
    { kind: 'rejected', count: having('rejected'), path: paths.productList({ status: 'rejected' }) },
    { kind: 'draft', count: having('draft'), path: paths.productList({ status: 'draft' }) },
    { kind: 'reviewing', count: having('reviewing'), path: paths.productList({ status: 'reviewing' }) },
    {
      kind: 'certificate',
      count: platform.store('shopResource').records().filter(expiring).length,
      path: paths.strength({ kind: 'certificate', validFrom, validTo }),
    },
  ].filter((todo) => todo.count > 0);
}

const HOUR = 3_600_000;
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * How fast inquiries of a period got their first answer: the share within a day, and the hours in the middle. One whose
 * day is not over yet says nothing, and spam counts nowhere.
 */
function responseOf(platform: Platform, from: number, to: number) {
  const now = platform.now();
  const rows = [...platform.store('inquiry').rows()].filter(({ record, facts }) => {
    const at = Date.parse(record.createdAt);
    const judged = facts.answeredAt !== undefined || now - at > INQUIRY_LIMITS.due * HOUR;
    return record.status !== 'spam' && at >= from && at < to && judged;
  });
  const hours = rows.map(({ record, facts }) => ((facts.answeredAt ?? Infinity) - Date.parse(record.createdAt)) / HOUR);
  const inTime = hours.filter((value) => value <= INQUIRY_LIMITS.due).length;
  const answered = hours.filter(Number.isFinite).sort((a, b) => a - b);
  return {
    responseRate: rows.length === 0 ? 1 : rounded(inTime / rows.length, 3),
    responseHours: rounded(answered[Math.floor(answered.length / 2)] ?? 0, 1),
  };
}

/** The stars buyers saw at a moment. */
const scoreAt = (platform: Platform, time: number) =>
  rounded(
    averageOf(
      platform
        .store('review')
        .records()
        .filter(({ status, createdAt }) => status !== 'hidden' && Date.parse(createdAt) < time),
    ),
    1,
  );

function overview(platform: Platform, from: number, to: number, language: Language) {
  const products = [...platform.products.store.rows()].map(({ record }) => record);
  const all = (key: 'views' | 'inquiries' | 'favourites') =>
    products.reduce((total, { stats }) => total + stats[key], 0);
  const views = all('views');
  const inquiries = all('inquiries');
  const length = Math.min(Math.max(Math.round((to - from) / DAY) + 1, 1), 366);
  const days = (start: number) =>
    Array.from({ length }, (_, i) => dayFigures(start + i * DAY, views, inquiries, platform.seed));
  const online = products.filter(({ status }) => status === 'online').length;
  const unanswered = platform.store('inquiry').records().filter(isUnanswered).length;
  const totals = (series: DayFigures[], start: number) => ({
    products: products.length,
    online,
    inquiries: sum(series, 'inquiries'),
    unanswered,
    views: sum(series, 'views'),
    visitors: sum(series, 'visitors'),
    favourites: Math.round((all('favourites') * length) / LIFETIME_DAYS),
    reviewScore: scoreAt(platform, start + length * DAY),
    ...responseOf(platform, start, start + length * DAY),
  });
  const series = days(from);
  const before = days(from - length * DAY);
  const now = totals(series, from);
  const created = products.filter(({ createdAt }) => Date.parse(createdAt) < from).length;
  const best = platform.products.store.list(() => true, orderOf('views', PRODUCT_ORDERS.views, language, true), {
    pageNo: 1,
    pageSize: 5,
  }).list;
  return {
    totals: now,
    previous: { ...totals(before, from - length * DAY), products: created, online: Math.min(online, created) },
    series,
    countries: COUNTRIES.map(([country, share, eager]) => ({
      country,
      visitors: Math.round(now.visitors * share),
      inquiries: Math.round(now.inquiries * share * eager),
    })),
    products: best.map(({ id, title, images, stats }) => ({
      id,
      title: title[language] || title.zh || title.en,
      image: images[0] ? picture(images[0]) : '',
      views: Math.round((stats.views * length) / LIFETIME_DAYS),
      inquiries: Math.round((stats.inquiries * length) / LIFETIME_DAYS),
    })),
    todo: todoOf(platform, products),
  };
}

/** Figures of the home page (contract 3), reckoned from what is there; the last 30 days unless asked. */
export function statsHandlers(platform: Platform) {
  const { get } = endpoints(platform);
  return [
    get('/supplier/stats/getOverview', ({ query, language }) => {
      const today = Math.floor(platform.now() / DAY) * DAY;
      const to = Math.floor((instantOf(query, 'to') ?? today) / DAY) * DAY;
      const from = Math.floor((instantOf(query, 'from') ?? to - 29 * DAY) / DAY) * DAY;
      return overview(platform, Math.min(from, to), to, language);
    }),
  ];
}
