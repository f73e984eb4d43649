import type { ProductDraft } from '@/lib/api/product-schema';
import { picture, tokenOfPicture } from '@/lib/demo/art/picture';
import type { StoredProduct } from './record';
import { rejectReason } from './seed/reject-reasons';
import type { Language } from '@/lib/demo/platform/texts';

/** A product as it goes out: drawn pictures and reasons are kept as short tokens and spelled out here. */
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

/** The way back: a drawing of ours that comes in with a record is kept as its token. */
export function taken(product: ProductDraft): ProductDraft {
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
