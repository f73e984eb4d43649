import type { Contact } from '@/lib/api/contact';
import type { ShopDetail } from '@/lib/api/shop-detail';
import type { ShopInfo } from '@/lib/api/shop-info';
import { paths } from '@/lib/router/paths';

export interface Shop {
  info: ShopInfo;
  detail: ShopDetail;
  contacts: readonly Contact[];
  certificates: number;
  expiring: number;
  /** The filter of a list of those. */
  expiringBy: { validTo: string };
}

const filled = (text: string | undefined) => (text ?? '').replace(/<[^>]*>/g, '').trim() !== '';
const MAIN_PRODUCTS = 5;
const FAQ = 3;

/** What buyers look for in a shop, in order of importance, with the screen where it is edited. */
const TASKS = [
  { key: 'nameEn', path: paths.shopInfo(), done: ({ info }: Shop) => filled(info.name.en) },
  { key: 'logo', path: paths.shopInfo(), done: ({ info }: Shop) => filled(info.logo) },
  { key: 'storyEn', path: paths.shopInfo(), done: ({ info }: Shop) => filled(info.story.en) },
  {
    key: 'mainProducts',
    path: paths.shopInfo(),
    done: ({ info }: Shop) => info.mainProducts.length >= MAIN_PRODUCTS,
  },
  { key: 'contact', path: paths.contacts(), done: ({ contacts }: Shop) => contacts.some(({ primary }) => primary) },
  {
    key: 'chat',
    path: paths.contacts(),
    done: ({ contacts }: Shop) => contacts.some(({ visible, whatsapp }) => visible && filled(whatsapp)),
  },
  {
    key: 'certificates',
    path: paths.strength({ kind: 'certificate' }),
    done: ({ certificates }: Shop) => certificates > 0,
  },
  {
    key: 'valid',
    path: ({ expiringBy }: Shop) => paths.strength(expiringBy),
    done: ({ expiring }: Shop) => expiring === 0,
  },
  { key: 'introduction', path: paths.shopDetail(), done: ({ detail }: Shop) => filled(detail.introduction.en) },
  {
    key: 'markets',
    path: paths.shopDetail(),
    done: ({ detail }: Shop) => detail.mainMarkets.some(({ share }) => share > 0),
  },
  { key: 'faq', path: paths.shopDetail(), done: ({ detail }: Shop) => detail.faq.length >= FAQ },
  { key: 'banner', path: paths.shopInfo(), done: ({ info }: Shop) => filled(info.banner) },
] as const;

export function shopTasks(shop: Shop) {
  const tasks = TASKS.map(({ key, path, done }) => ({
    key,
    path: typeof path === 'string' ? path : path(shop),
    done: done(shop),
  }));
  const open = tasks.filter(({ done }) => !done);
  const done = tasks.filter((task) => task.done);
  return { open, done, score: Math.round((done.length / tasks.length) * 100) };
}
