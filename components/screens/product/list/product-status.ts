import type { StatusTone } from '@/components/ui/feedback/StatusChip';
import { PRODUCT_TRANSITIONS, type ProductStatus } from '@/lib/api/product-schema';

/** States in the order of the tabs: what sells first. */
export const STATUS_ORDER: readonly ProductStatus[] = ['online', 'reviewing', 'draft', 'rejected', 'offline'];

export const STATUS_TONES: Record<ProductStatus, StatusTone> = {
  online: 'success',
  reviewing: 'warning',
  draft: 'hollow',
  rejected: 'error',
  offline: 'neutral',
};

/** States that a supplier can ask for. */
export const TARGETS = ['online', 'offline', 'reviewing'] as const;
export type Target = (typeof TARGETS)[number];

/** Where a product may go from where it is. */
export const targetsFrom = (status: ProductStatus): Target[] =>
  TARGETS.filter((target) => PRODUCT_TRANSITIONS[status].includes(target));

/** What undoes a change of state, where something does. */
export const REVERSE: Partial<Record<Target, Target>> = { online: 'offline', offline: 'online' };
