import { createNoticeStore } from './store';
import { endpoints } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import { picture } from '@/lib/demo/art/picture';

function clear(platform: Platform): void {
  const store = platform.store('notice');
  for (const { id } of store.records()) store.remove(id, platform.now());
  platform.onChange();
}

/** Notifications (contract 3): every row contains both texts, whatever the tab, and `total` counts all rows. */
export function handlers(platform: Platform) {
  const { get, post } = endpoints(platform);
  return [
    get('/notice/getList', ({ language }) => ({
      list: platform
        .store('notice')
        .records()
        .map(({ id, image, notice, email, createdAt, read, link }) => ({
          id,
          createdAt,
          read,
          ...(link && { link }),
          image: picture(image),
          notice: notice[language],
          email: email[language],
        })),
      total: platform.store('notice').size,
    })),
    post('/notice/doClear', () => clear(platform), { says: 'cleared' }),
  ];
}

export const stores = { notice: createNoticeStore };
