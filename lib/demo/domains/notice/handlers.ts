import { createNoticeStore } from './store';
import { endpoints } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import { picture } from '@/lib/demo/art/picture';

function clear(platform: Platform): void {
  const store = platform.store('notice');
  for (const { id, createdAt } of store.records())
    if (Date.parse(createdAt) <= platform.now()) store.remove(id, platform.now());
  platform.onChange();
}

/** Notifications (contract 3): every row contains both texts, whatever the tab, and `total` counts all rows. */
export function handlers(platform: Platform) {
  const { get, post } = endpoints(platform);
  /** A reminder is a notification that is dated in the future until its time comes. */
  const current = () =>
    platform
      .store('notice')
      .records()
      .filter(({ createdAt }) => Date.parse(createdAt) <= platform.now());
  return [
    get('/notice/getList', ({ language }) => ({
      list: current().map(({ id, image, notice, email, createdAt, read, link }) => ({
        id,
        createdAt,
        read,
        ...(link && { link }),
        image: picture(image),
        notice: notice[language],
        email: email[language],
      })),
      total: current().length,
    })),
    post('/notice/doClear', () => clear(platform), { says: 'cleared' }),
  ];
}

export const stores = { notice: createNoticeStore };
