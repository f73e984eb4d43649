import type { StatusTone } from '@/components/ui/feedback/StatusChip';
import type { BlogStatus } from '@/lib/api/blog';

/** Colour of a post's status; drafts are outlined. */
export const BLOG_TONES: Record<BlogStatus, StatusTone> = {
  published: 'success',
  scheduled: 'info',
  draft: 'hollow',
  hidden: 'neutral',
};
