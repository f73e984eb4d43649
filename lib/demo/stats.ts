import { endpoints } from './endpoints';
import { instantOf } from './list-query';
import { WAITING } from './menu';
import { picture } from './art/picture';
import type { Platform } from './platform';
import type { StoredProduct } from './product-record';
import { productSort } from './product-store';
import { hashed } from './random';
import type { Language } from './texts';

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

const todoOf = (products: StoredProduct[]) => {
  const list = (status: string) => `/Product/Product?status=${status}`;
  const count = (test: (product: StoredProduct) => boolean) => products.filter(test).length;
  return [
    { kind: 'inquiry', count: WAITING.inquiries, path: '/BusinessManage/Business?status=new' },
    { kind: 'question', count: WAITING.questions, path: '/Product/Question?status=pending' },
    { kind: 'rejected', count: count(({ status }) => status === 'rejected'), path: list('rejected') },
    { kind: 'draft', count: count(({ status }) => status === 'draft'), path: list('draft') },
    { kind: 'reviewing', count: count(({ status }) => status === 'reviewing'), path: list('reviewing') },
  ].filter((todo) => todo.count > 0);
};

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
  const totals = (series: DayFigures[], at: string) => ({
    products: products.length,
    online,
    inquiries: sum(series, 'inquiries'),
    unanswered: WAITING.inquiries,
    views: sum(series, 'views'),
    visitors: sum(series, 'visitors'),
    favourites: Math.round((all('favourites') * length) / LIFETIME_DAYS),
    reviewScore: Number((4.6 + 0.2 * hashed(`r${at}`)).toFixed(1)),
    responseRate: Number((0.9 + 0.08 * hashed(`q${at}`)).toFixed(3)),
    responseHours: Number((2.4 + 2 * hashed(`h${at}`)).toFixed(1)),
  });
  const series = days(from);
  const before = days(from - length * DAY);
  const now = totals(series, series[0]!.date);
  const created = products.filter(({ createdAt }) => Date.parse(createdAt) < from).length;
  const best = platform.products.store.list(() => true, productSort('views', language, true), {
    pageNo: 1,
    pageSize: 5,
  }).list;
  return {
    totals: now,
    previous: { ...totals(before, before[0]!.date), products: created, online: Math.min(online, created) },
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
    todo: todoOf(products),
  };
}

/** Figures of the home page (contract 3), reckoned from the products that are there; the last 30 days unless asked. */
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
