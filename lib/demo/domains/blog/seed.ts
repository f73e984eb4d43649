import type { Blog, BlogStatus } from '@/lib/api/blog';
import { createRandom, type Random } from '@/lib/demo/platform/random';
import type { SeedContext } from '@/lib/demo/platform/domain';
import { seedOffers, type Offer } from '../product/seed/offers';
import { hoursAgo, stamped } from '@/lib/demo/platform/stamp';
import { DAY } from '@/lib/util/day';
import type { Post } from './post';
import choosing from './posts-choosing.json';
import insight from './posts-insight.json';
import news from './posts-news.json';
import upkeep from './posts-upkeep.json';
import uses from './posts-uses.json';

const FAMILIES = [choosing, upkeep, uses, insight, news] as unknown as readonly Post[][];
/** The families in turn, so that every page of the list contains several of them. */
const POSTS: Post[] = Array.from({ length: Math.max(...FAMILIES.map(({ length }) => length)) }, (_, index) =>
  FAMILIES.flatMap((family) => family[index] ?? []),
).flat();

/** Statuses by index: drafts, scheduled and hidden posts. */
const STATES: Readonly<Record<number, BlogStatus>> = {
  0: 'draft',
  1: 'scheduled',
  3: 'draft',
  4: 'scheduled',
  7: 'draft',
  12: 'draft',
  13: 'scheduled',
  19: 'hidden',
  27: 'hidden',
  31: 'draft',
  36: 'hidden',
};
/** Posts without an English text. */
const NO_ENGLISH = new Set([3, 12, 22, 31, 39]);

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

function html({ parts }: Post, about: readonly Offer[], language: 0 | 1): string {
  const title = (offer: Offer) => offer.title[language === 0 ? 'zh' : 'en'];
  const items = about.map((offer) => `<li>${title(offer)}: ${offer.figures[language]}</li>`).join('');
  const products = `<h3>${['文中提到的产品', 'Products in this post'][language]}</h3><ul>${items}</ul>`;
  const text = parts
    .map(({ head, text, points }) => {
      const list = points ? `<ul>${points.map((point) => `<li>${point[language]}</li>`).join('')}</ul>` : '';
      return `<h2>${head[language]}</h2><p>${text[language]}</p>${list}`;
    })
    .join('');
  return text + (about.length > 0 ? products : '');
}

/** A published post has readers for months; a few posts have many. */
function statsOf(status: BlogStatus, days: number, random: Random) {
  if (status === 'draft' || status === 'scheduled') return { views: 0, likes: 0, comments: 0 };
  const views = Math.round((90 + 5200 * random.next() ** 3) * Math.min(1, (days + 4) / 120));
  return {
    views,
    likes: Math.round(views * (0.01 + 0.03 * random.next())),
    comments: Math.round(views * 0.004 * random.next()),
  };
}

function blogOf(post: Post, index: number, offers: readonly Offer[], { seed, epoch }: SeedContext): Blog {
  const random = createRandom(seed * 53 + index);
  const status = STATES[index] ?? 'published';
  const hours = 30 + (index / POSTS.length) ** 1.3 * 10_500 + index * 5;
  const about = post.kinds.split(' ').flatMap((kind) => offers.filter((offer) => offer.kind.id === kind).slice(0, 2));
  const english = !NO_ENGLISH.has(index);
  const ahead = new Date(epoch + (2 + index * 0.9) * DAY);
  ahead.setUTCHours(1, 0, 0, 0);
  const publishAt =
    status === 'draft' ? undefined : status === 'scheduled' ? ahead.toISOString() : hoursAgo(epoch, hours - 20);
  return {
    ...stamped(POSTS.length - index, epoch, hours, hours * (0.2 + 0.75 * random.next()), random.int(1, 9)),
    title: english ? { zh: post.title[0], en: post.title[1] } : { zh: post.title[0] },
    summary: post.summary,
    ...(status === 'draft' && index > 2 ? {} : { cover: about[0]?.image }),
    content: { zh: html(post, about, 0), ...(english ? { en: html(post, about, 1) } : {}) },
    tags: post.tags.split(' '),
    topic: post.topic,
    productIds: about.map(({ id }) => id),
    ...(english && index % 3 !== 1
      ? { seo: { title: post.title[1].slice(0, 70), slug: slugOf(post.title[1]).slice(0, 80) } }
      : {}),
    status,
    ...(publishAt ? { publishAt } : {}),
    stats: statsOf(status, hours / 24, random),
  };
}

/** Blog posts (contract 4): the newest a day old, the oldest more than a year. */
export function seedBlogs(context: SeedContext): Blog[] {
  const offers = seedOffers(context.seed);
  return POSTS.map((post, index) => blogOf(post, index, offers, context));
}
