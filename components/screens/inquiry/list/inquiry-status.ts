import type { StatusTone } from '@/components/ui/feedback/StatusChip';
import type { InquiryStatus } from '@/lib/api/inquiry-schema';

export const STATUS_TONES: Record<InquiryStatus, StatusTone> = {
  new: 'info',
  replied: 'neutral',
  quoted: 'primary',
  negotiating: 'warning',
  won: 'success',
  lost: 'hollow',
  spam: 'hollow',
};

/** Statuses that a supplier can set by hand; sending a quotation sets `quoted` (INQUIRY_TRANSITIONS). */
export const TARGETS = ['replied', 'negotiating', 'won', 'lost', 'spam'] as const satisfies readonly InquiryStatus[];
