import { createNoticeStore } from './store';
import { endpoints } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import { picture } from '@/lib/demo/art/picture';

/** Without a type every row; with one that text alone, and rows that have no other. */
function clear(platform: Platform, type: unknown): void {
  const store = platform.store('notice');
  for (const row of store.records()) {
    const rest = {
      ...row,
      ...(type === 'notice' && { notice: undefined }),
      ...(type === 'email' && { email: undefined }),
    };
    const isEmpty = rest.notice === undefined && rest.email === undefined;
    if (isEmpty || (type !== 'notice' && type !== 'email')) store.remove(row.id, platform.now());
    else store.put(rest);
  }
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
          notice: notice?.[language],
          email: email?.[language],
        })),
      total: platform.store('notice').size,
    })),
    post('/notice/doClear', ({ body }) => clear(platform, body.type), { says: 'cleared' }),
  ];
}

export const stores = { notice: createNoticeStore };
