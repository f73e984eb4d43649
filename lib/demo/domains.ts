import { seedAccounts } from './domains/account/accounts';
import * as account from './domains/account/handlers';
import * as category from './domains/category/handlers';
import * as file from './domains/file/handlers';
import * as menu from './domains/menu/handlers';
import * as notice from './domains/notice/handlers';
import * as product from './domains/product/handlers';
import * as search from './domains/search/handlers';
import * as shopCategory from './domains/shop-category/handlers';
import { Platform, type Domain, type PlatformOptions } from './platform/platform';

/**
 * Every domain of the demo platform by the name of its folder; the global search returns groups in this order. A new
 * domain is a line here.
 */
export const DOMAINS: Record<string, Domain> = {
  account: { code: account },
  menu: { code: menu },
  notice: { entities: ['notice'], code: notice },
  search: { code: search },
  file: { code: file },
  product: { entities: ['product'], searched: true, todos: true, code: product },
  'shop-category': { entities: ['classify'], code: shopCategory },
  category: { code: category },
  blog: { entities: ['blog'], searched: true, code: () => import('./domains/blog/handlers') },
  inquiry: {
    entities: ['inquiry'],
    needs: ['shopContact'],
    searched: true,
    todos: true,
    waiting: 6,
    code: () => import('./domains/inquiry/handlers'),
  },
  question: {
    entities: ['question'],
    searched: true,
    todos: true,
    waiting: 8,
    code: () => import('./domains/question/handlers'),
  },
  material: {
    entities: ['material', 'materialFolder'],
    needs: ['blog', 'shopInfo', 'shopDetail', 'shopContact', 'shopResource'],
    searched: true,
    code: () => import('./domains/material/handlers'),
  },
  review: { entities: ['review'], searched: true, todos: true, code: () => import('./domains/review/handlers') },
  'reply-template': { entities: ['replyTemplate'], code: () => import('./domains/reply-template/handlers') },
  'shop-info': { entities: ['shopInfo'], code: () => import('./domains/shop-info/handlers') },
  'shop-detail': { entities: ['shopDetail'], code: () => import('./domains/shop-detail/handlers') },
  contact: { entities: ['shopContact'], code: () => import('./domains/contact/handlers') },
  strength: { entities: ['shopResource'], todos: true, code: () => import('./domains/strength/handlers') },
  stats: {
    calls: ['/supplier/stats/getOverview'],
    needs: ['inquiry', 'review'],
    code: () => import('./domains/stats/handlers'),
  },
};

export const createPlatform = (options: PlatformOptions = {}): Platform => new Platform(DOMAINS, seedAccounts, options);
