import type { StatusTone } from '@/components/ui/feedback/StatusChip';
import type { ProductStatus } from '@/lib/api/product-schema';

/** The colour of a product's status; drafts are outlined. */
export const PRODUCT_TONES: Record<ProductStatus, StatusTone> = {
  online: 'success',
  reviewing: 'warning',
  draft: 'hollow',
  rejected: 'error',
  offline: 'neutral',
};
