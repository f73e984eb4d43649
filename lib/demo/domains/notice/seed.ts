import { stamped } from '@/lib/demo/platform/stamp';
import type { Entity } from '@/lib/demo/platform/store';
import type { Two } from '../product/seed/kind';
import notices from './notices.json';

/** A stored notification: both texts in both languages. */
export interface StoredNotice extends Entity {
  image: string;
  notice: Record<'zh' | 'en', string>;
  email: Record<'zh' | 'en', string>;
  read: boolean;
  link?: string;
}

/** Age in hours, picture, notification (HTML), e-mail (text), link. */
const NOTICES = notices as unknown as readonly [hours: number, image: string, notice: Two, email: Two, link?: string][];

export function seedNotices(epoch: number): StoredNotice[] {
  return NOTICES.map(([hours, image, notice, email, link], index) => ({
    ...stamped(`n${index + 1}`, epoch, hours),
    image,
    notice: { zh: notice[0], en: notice[1] },
    email: { zh: email[0], en: email[1] },
    read: index > 5,
    ...(link ? { link } : {}),
  }));
}
