import type { ProductStatus } from '@/lib/api/product-schema';

/** The tone of a status chip; a draft is hollow. */
export const STATUS_TONES = {
  draft: 'hollow',
  reviewing: 'info',
  online: 'success',
  offline: 'neutral',
  rejected: 'error',
} as const satisfies Record<ProductStatus, string>;
