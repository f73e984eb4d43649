import type { SeedContext } from '@/lib/demo/platform/domain';
import { EntityStore } from '@/lib/demo/platform/store';
import { seedNotices, type StoredNotice } from './seed';

export type NoticeStore = EntityStore<StoredNotice>;

export const createNoticeStore = ({ epoch }: SeedContext): NoticeStore =>
  new EntityStore<StoredNotice>(() => undefined, seedNotices(epoch));

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    notice: NoticeStore;
  }
}
