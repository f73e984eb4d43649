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

/** States that a supplier can ask for by hand; a quotation is what makes an inquiry quoted (INQUIRY_TRANSITIONS). */
export const TARGETS = ['replied', 'negotiating', 'won', 'lost', 'spam'] as const satisfies readonly InquiryStatus[];
