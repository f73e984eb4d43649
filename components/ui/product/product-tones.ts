import type { StatusTone } from '@/components/ui/feedback/StatusChip';
import type { ProductStatus } from '@/lib/api/product-schema';

/** The tone of a product's state, wherever it is shown; a draft is hollow. */
export const PRODUCT_TONES: Record<ProductStatus, StatusTone> = {
  online: 'success',
  reviewing: 'warning',
  draft: 'hollow',
  rejected: 'error',
  offline: 'neutral',
};
