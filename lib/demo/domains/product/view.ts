import type { ProductDraft } from '@/lib/api/product-schema';
import { picture, tokenOfPicture } from '@/lib/demo/art/picture';
import type { StoredProduct } from './record';
import { rejectReason } from './seed/reject-reasons';
import type { Language } from '@/lib/demo/platform/texts';

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
