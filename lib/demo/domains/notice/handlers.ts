import { createNoticeStore } from './store';
import { endpoints } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import { picture } from '@/lib/demo/art/picture';

/** A reminder is a notification that is dated in the future until its time comes. */
const current = (platform: Platform) =>
  platform
    .store('notice')
    .records()
    .filter(({ createdAt }) => Date.parse(createdAt) <= platform.now());

function clear(platform: Platform): void {
  for (const { id } of current(platform)) platform.store('notice').remove(id, platform.now());
  platform.onChange();
}

/** Notifications (contract 3): every row contains both texts, whatever the tab, and `total` counts all rows. */
export function handlers(platform: Platform) {
  const { get, post } = endpoints(platform);
  return [
    get('/notice/getList', ({ language }) => {
      const list = current(platform).map(({ id, image, notice, email, createdAt, read, link }) => ({
        id,
        createdAt,
        read,
        ...(link && { link }),
        image: picture(image),
        notice: notice[language],
        email: email[language],
      }));
      return { list, total: list.length };
    }),
    post('/notice/doClear', () => clear(platform), { says: 'cleared' }),
  ];
}

export const stores = { notice: createNoticeStore };
