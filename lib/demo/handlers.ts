import type { RequestHandler } from 'msw';
import { categoryHandlers } from './category';
import { classifyHandlers } from './classify';
import { callsOf, door } from './door';
import { unknownCall } from './endpoints';
import { fileHandlers } from './file';
import { noticeHandlers } from './notice';
import type { Platform } from './platform';
import { productHandlers } from './product';
import { productBulkHandlers } from './product-bulk';
import { registrationHandlers } from './registration';
import { routerHandlers } from './router';
import { searchHandlers } from './search';
import { sessionHandlers } from './session';
import { modules } from './modules';

/** Domains whose code and data come with the first call of theirs. A new domain adds its line here. */
const lazyHandlers = (platform: Platform): RequestHandler[] => [
  ...door(
    platform,
    ['/supplier/stats/getOverview'],
    ['inquiry', 'question', 'review', 'shopResource'],
    async () => (await modules.stats()).statsHandlers,
  ),
  ...door(
    platform,
    [...callsOf('material'), ...callsOf('materialFolder')],
    ['material', 'materialFolder', 'blog', 'shopInfo', 'shopContact', 'shopResource'],
    async () => (await modules.material()).materialHandlers,
  ),
  ...door(platform, callsOf('question'), ['question'], async () => (await modules.question()).questionHandlers),
  ...door(platform, callsOf('blog'), ['blog'], async () => (await modules.blog()).blogHandlers),
  ...door(
    platform,
    callsOf('inquiry'),
    ['inquiry', 'shopContact'],
    async () => (await modules.inquiry()).inquiryHandlers,
  ),
  ...door(
    platform,
    callsOf('replyTemplate'),
    ['replyTemplate'],
    async () => (await modules['reply-template']()).templateHandlers,
  ),
  ...door(
    platform,
    [...callsOf('shopInfo'), ...callsOf('shopDetail')],
    ['shopInfo', 'shopDetail'],
    async () => (await modules.shop()).shopHandlers,
  ),
  ...door(
    platform,
    callsOf('shopContact'),
    ['shopContact'],
    async () => (await modules['shop-contact']()).contactHandlers,
  ),
  ...door(
    platform,
    callsOf('shopResource'),
    ['shopResource'],
    async () => (await modules['shop-resource']()).resourceHandlers,
  ),
  ...door(platform, callsOf('review'), ['review'], async () => (await modules.review()).reviewHandlers),
];

/** Every call this platform knows. */
export const createHandlers = (platform: Platform): RequestHandler[] => [
  ...sessionHandlers(platform),
  ...registrationHandlers(platform),
  ...routerHandlers(platform),
  ...noticeHandlers(platform),
  ...searchHandlers(platform),
  ...fileHandlers(platform),
  ...productHandlers(platform),
  ...productBulkHandlers(platform),
  ...classifyHandlers(platform),
  ...categoryHandlers(platform),
  ...lazyHandlers(platform),
  unknownCall(platform),
];
