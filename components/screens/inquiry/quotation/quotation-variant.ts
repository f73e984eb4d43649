import type { Product } from '@/lib/api/product-schema';
import type { QuotedVariant } from './quotation-fields';

export const quotedVariant = ({ id, sku, options }: Product['variants'][number]): QuotedVariant => ({
  id,
  sku,
  words: [Object.values(options).join(' / '), sku].filter(Boolean).join(' · '),
});

/** The variants that a row can quote; the one that it quotes is among them even if the product no longer has it. */
export function variantChoices(product: Product | null | undefined, chosen: QuotedVariant | undefined) {
  const all = (product?.variants ?? []).map(quotedVariant);
  return chosen && !all.some(({ id }) => id === chosen.id) ? [...all, chosen] : all;
}

const inTitle = (variant: QuotedVariant | undefined) => (variant ? ` (${variant.words})` : '');

/** The variant that a title names, for platforms without a field for it. */
export const variantIn = (title: string, variants: readonly QuotedVariant[]) =>
  variants.find((variant) => title.includes(inTitle(variant)));

/** A title after another variant was chosen. One that does not name the variant before has been typed, and stays. */
export const titleWith = (
  title: string,
  before: QuotedVariant | undefined,
  after: QuotedVariant | undefined,
): string => (before ? title.replace(inTitle(before), () => inTitle(after)) : title + inTitle(after));
