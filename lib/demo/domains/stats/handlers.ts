import { DAY, HOUR, addDays, daysFrom, isDay } from '@/lib/util/day';
import { INQUIRY_LIMITS } from '@/lib/api/inquiry-schema';
import { PRODUCT_STATUSES } from '@/lib/api/product-schema';
import { picture } from '@/lib/demo/art/picture';
import { endpoints } from '@/lib/demo/platform/endpoints';
import type { StoredInquiry } from '../inquiry/seed';
import { orderOf } from '@/lib/demo/platform/list-query';
import type { Platform } from '@/lib/demo/platform/platform';
import type { StoredProduct } from '../product/record';
import { PRODUCT_ORDERS, inStatus } from '../product/store';
import { hashed } from '@/lib/demo/platform/random';
import { averageOf } from '../review/summary';
import { dayInShop, startOf } from '@/lib/demo/platform/shop-days';
import { LIFETIME_DAYS, daysOf, endOf, inquiriesIn, isIn, type Span } from './days';
import { todoOf } from './todo';
import type { Language } from '@/lib/demo/platform/texts';
import { isUnanswered } from '../inquiry/handlers';

/** Shares of visitors by country. */
const SHARES: Record<string, number> = {
  US: 0.16,
  IN: 0.12,
  VN: 0.1,
  ID: 0.09,
  SA: 0.08,
  BR: 0.07,
  DE: 0.06,
  NG: 0.06,
  ZA: 0.05,
  MX: 0.05,
};
/** The share of any other country with an inquiry. */
const OTHER_SHARE = 0.008;

const MAX_DAYS = 366;
const BEST = 5;

const sum = <T>(list: readonly T[], valueOf: (one: T) => number) =>
  list.reduce((total, one) => total + valueOf(one), 0);
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * First replies to inquiries of a span: the share within a day, and the median hours. Inquiries less than a day old and
 * spam do not count.
 */
function responseOf(platform: Platform, span: Span) {
  const now = platform.now();
  const rows = [...platform.store('inquiry').rows()].filter(({ record, facts }) => {
    const at = Date.parse(record.createdAt);
    const judged = facts.answeredAt !== undefined || now - at > INQUIRY_LIMITS.due * HOUR;
    return record.status !== 'spam' && isIn(span, record.createdAt) && judged;
  });
  const hours = rows.map(({ record, facts }) => ((facts.answeredAt ?? Infinity) - Date.parse(record.createdAt)) / HOUR);
  const inTime = hours.filter((value) => value <= INQUIRY_LIMITS.due).length;
  const answered = hours.filter(Number.isFinite).sort((a, b) => a - b);
  return {
    responseRate: rows.length === 0 ? 1 : rounded(inTime / rows.length, 3),
    responseHours: rounded(answered[Math.floor(answered.length / 2)] ?? 0, 1),
  };
}

/** The score that buyers saw at a time. */
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

/** Inquiries without a reply at a time. */
const waitingAt = (platform: Platform, time: number) =>
  [...platform.store('inquiry').rows()].filter(
    ({ record, facts }) =>
      record.status !== 'spam' && Date.parse(record.createdAt) < time && (facts.answeredAt ?? Infinity) >= time,
  ).length;

/** Totals of all products, and how many existed before an instant. */
function shelfOf(platform: Platform, before: number) {
  const shelf = { views: 0, favourites: 0, older: 0 };
  for (const { facts } of platform.store('product').rows()) {
    shelf.views += facts.views;
    shelf.favourites += facts.favourites;
    if (facts.created < before) shelf.older += 1;
  }
  return shelf;
}

/** Visitors by country, from the shop's total, and the inquiries from there. */
function countriesOf(visitors: number, inquiries: readonly StoredInquiry[]) {
  const came = new Map<string, number>();
  for (const { buyer } of inquiries) came.set(buyer.country, (came.get(buyer.country) ?? 0) + 1);
  return [...new Set([...Object.keys(SHARES), ...came.keys()])]
    .map((country) => ({
      country,
      visitors: Math.round(visitors * (SHARES[country] ?? OTHER_SHARE)),
      inquiries: came.get(country) ?? 0,
    }))
    .sort((a, b) => b.visitors - a.visitors || b.inquiries - a.inquiries);
}

/** The minimum of views per inquiry, so that the numbers are plausible. */
const VIEWS_OF_INQUIRY = 38;

const byViews = (language: Language) => orderOf('views', PRODUCT_ORDERS.views, language, true);

/** The products with the most inquiries in a span, then those with the most views. */
function bestOf(platform: Platform, inquiries: readonly StoredInquiry[], days: number, lang: Language) {
  const store = platform.store('product');
  const inquiryCounts = new Map<string, number>();
  for (const { products } of inquiries)
    for (const id of new Set(products.map((product) => product.id)))
      if (store.get(id)) inquiryCounts.set(id, (inquiryCounts.get(id) ?? 0) + 1);
  const seen = store.list([], byViews(lang), { pageNo: 1, pageSize: 2 * BEST });
  const all = new Map<string, StoredProduct>(seen.list.map((product) => [product.id, product]));
  for (const id of inquiryCounts.keys()) all.set(id, store.get(id)!);
  return [...all.values()]
    .map(({ id, title, images, stats }) => {
      const count = inquiryCounts.get(id) ?? 0;
      const minimum = Math.round(count * VIEWS_OF_INQUIRY * (1 + 2 * hashed(`p${id}`)));
      return {
        id,
        title: title[lang] || title.zh || title.en,
        image: images[0] ? picture(images[0]) : '',
        views: Math.max(minimum, Math.round((stats.views * days) / LIFETIME_DAYS)),
        inquiries: count,
      };
    })
    .sort((a, b) => b.inquiries - a.inquiries || b.views - a.views)
    .slice(0, BEST);
}

/** With what inquiries were won in a span, and why others were lost (contract 5). */
function outcomesIn(inquiries: readonly StoredInquiry[], span: Span) {
  const outcomes = inquiries.flatMap(({ outcome }) => (outcome && isIn(span, outcome.at) ? outcome : []));
  const lost = new Map<string, number>();
  for (const one of outcomes) if ('reason' in one) lost.set(one.reason, (lost.get(one.reason) ?? 0) + 1);
  return {
    won: outcomes.flatMap((one) => ('amount' in one && one.amount ? one.amount : [])),
    lost: [...lost].map(([reason, count]) => ({ reason, count })),
  };
}

function overview(platform: Platform, span: Span, language: Language) {
  const store = platform.store('product');
  const inquiries = platform.store('inquiry').records();
  const shelf = shelfOf(platform, span.start);
  const before: Span = { start: span.start - span.days * DAY, days: span.days };
  const series = daysOf(span, shelf.views, inquiries, platform.seed);
  const earlier = daysOf(before, shelf.views, inquiries, platform.seed);
  const online = store.count([inStatus(['online'])]);
  const figuresOf = (days: typeof series, of: Span) => {
    const views = sum(days, (day) => day.views);
    return {
      views,
      visitors: sum(days, (day) => day.visitors),
      inquiries: sum(days, (day) => day.inquiries),
      favourites: Math.round(
        ((views * shelf.favourites) / Math.max(1, shelf.views)) * (0.88 + 0.24 * hashed(`f${of.start}`)),
      ),
      reviewScore: scoreAt(platform, endOf(of)),
      ...responseOf(platform, of),
    };
  };
  const totals = {
    ...figuresOf(series, span),
    products: store.size,
    online,
    unanswered: inquiries.filter(isUnanswered).length,
    ...(platform.features.includes('inquiry-outcome') && outcomesIn(inquiries, span)),
  };
  const came = inquiriesIn(inquiries, span);
  return {
    totals,
    previous: {
      ...figuresOf(earlier, before),
      products: shelf.older,
      online: Math.min(online, shelf.older),
      unanswered: waitingAt(platform, span.start),
    },
    series,
    countries: countriesOf(totals.visitors, came),
    products: bestOf(platform, came, span.days, language),
  };
}

/** Statistics of the home page (contract 3), calculated from the stores; the last 30 days by default. */
export function handlers(platform: Platform) {
  const { get } = endpoints(platform);
  return [
    get('/supplier/stats/getOverview', async ({ query, language, account }) => {
      const products = platform.store('product');
      await products.readyFacts();
      await products.ready([[], ...PRODUCT_STATUSES.map((status) => [inStatus([status])])], byViews(language));
      const dayOf = (name: string) => [query.get(name) ?? ''].find(isDay);
      const to = dayOf('to') ?? dayInShop(platform.now());
      const from = dayOf('from') ?? addDays(to, -29);
      const days = Math.min(Math.max(daysFrom(from, to), 0) + 1, MAX_DAYS);
      const span = { start: startOf(addDays(to, 1 - days)), days };
      return { ...overview(platform, span, language), todo: await todoOf(platform, account) };
    }),
  ];
}
