import * as v from '@/lib/schema/schema';
import type { AddFault } from '@/lib/schema/rule';
import { compareAmounts } from '@/lib/util/money';
import { countFromOne, price } from '../values';

/** Price tiers of a product (contract 4) or of a line of a quotation (contract 5). */

export const MAX_TIERS = 6;
const tier = v.object({ minQuantity: countFromOne, price });
export type Tier = v.InferOutput<typeof tier>;

export const tierList = v.arrayUpTo(MAX_TIERS, tier);

/** Quantities of tiers rise and prices do not. */
export function checkTiers(tiers: readonly Tier[], fault: AddFault): void {
  tiers.forEach((tier, index) => {
    const before = tiers[index - 1];
    if (!before) return;
    if (tier.minQuantity <= before.minQuantity) {
      fault('tierQuantity', [index, 'minQuantity'], { above: before.minQuantity });
    }
    if (compareAmounts(tier.price, before.price) === 1) fault('tierPrice', [index, 'price'], { limit: before.price });
  });
}

/** The tiers of a line of a quotation, sent and received; a single one would be a normal price. */
export const quotedTiers = v.pipe(tierList, v.minLength(2), v.rule<Tier[]>(checkTiers));
