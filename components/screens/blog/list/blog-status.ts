import type { StatusTone } from '@/components/ui/feedback/StatusChip';
import type { BlogStatus } from '@/lib/api/blog';

export const BLOG_TONES: Record<BlogStatus, StatusTone> = {
  published: 'success',
  scheduled: 'info',
  draft: 'hollow',
  hidden: 'neutral',
};
