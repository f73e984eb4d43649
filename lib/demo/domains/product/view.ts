import type { ProductDraft } from '@/lib/api/product-schema';
import { picture, tokenOfPicture } from '@/lib/demo/art/picture';
import type { StoredProduct } from './record';
import { rejectReason } from './seed/reject-reasons';
import { may } from '@/lib/demo/platform/platform';
import type { Call } from '@/lib/demo/platform/endpoints';
import { PRIVATE_COST } from '../account/accounts';
import type { Language } from '@/lib/demo/platform/texts';

/** Whether an account sees and sets what products cost (contract 5). */
export const seesCost = ({ platform, account }: Pick<Call, 'platform' | 'account'>) =>
  platform.features.includes('private-cost') && may(account, PRIVATE_COST);

/** The response to an account, which may not see the cost. */
export const shownTo = (call: Pick<Call, 'platform' | 'account' | 'language'>) => {
  const isCostSeen = seesCost(call);
  return (product: StoredProduct) => {
    const { cost, ...rest } = shown(product, call.language);
    return { ...rest, ...(isCostSeen && cost ? { cost } : {}) };
  };
};

/** A product as in responses: tokens of pictures and of reasons are replaced. */
export function shown(product: StoredProduct, language: Language): Omit<StoredProduct, '_'> {
  const { _, ...record } = product;
  return {
    ...record,
    images: record.images.map(picture),
    variants: record.variants.map((variant) =>
      variant.image ? { ...variant, image: picture(variant.image) } : variant,
    ),
    ...(record.rejectReason ? { rejectReason: rejectReason(record.rejectReason, language) } : {}),
  };
}

/** The inverse of `shown` for pictures: one of the demo's own is stored as its token. */
export function withPictureTokens(product: ProductDraft): ProductDraft {
  const { images, variants } = product;
  return {
    ...product,
    ...(images ? { images: images.map(tokenOfPicture) } : {}),
    ...(variants
      ? {
          variants: variants.map((variant) =>
            variant.image ? { ...variant, image: tokenOfPicture(variant.image) } : variant,
          ),
        }
      : {}),
  };
}
