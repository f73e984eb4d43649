import { endpoints } from './endpoints';
import type { Platform } from './platform';
import { picture } from './art/picture';

/** Notices (contract 3): every row holds both texts, whatever tab asks, and `total` counts all rows. */
export function noticeHandlers(platform: Platform) {
  const { get, post } = endpoints(platform);
  return [
    get('/notice/getList', ({ language }) => ({
      list: platform.notices.map(({ image, notice, email, ...rest }) => ({
        ...rest,
        image: picture(image),
        notice: notice[language],
        email: email[language],
      })),
      total: platform.notices.length,
    })),
    post('/notice/doClear', () => platform.clearNotices(), { says: 'cleared' }),
  ];
}
