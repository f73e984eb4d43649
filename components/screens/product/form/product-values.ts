import type { Quantity } from '@/components/ui/form/inputs/numbers';
import type { Product, ProductStatus } from '@/lib/api/product-schema';

type Texts = Record<string, string>;

export interface TierValues {
  minQuantity: Quantity;
  price: string | undefined;
}
export interface LeadTimeValues {
  maxQuantity: Quantity;
  days: Quantity;
}
export interface OptionValues {
  name: string;
  values: string[];
}
export interface VariantValues {
  id: string;
  options: Record<string, string>;
  sku: string;
  price: string | undefined;
  stock: Quantity;
  image: string | undefined;
}
export interface AttributeValues {
  name: string;
  value: string;
}

/** The product as the form holds it: the contract's paths, everything present, empty where nothing is filled in. */
export interface ProductValues {
  title: Texts;
  sku: string;
  categoryId: string | undefined;
  groupIds: string[];
  keywords: string[];
  brand: string;
  model: string;
  origin: string | undefined;
  hsCode: string;
  showcase: boolean;
  images: string[];
  video: string;
  pricing: {
    mode: 'single' | 'ladder' | 'range' | 'negotiable';
    currency: string;
    price: string | undefined;
    min: string | undefined;
    max: string | undefined;
    tiers: TierValues[];
  };
  moq: { quantity: Quantity; unit: string };
  stock: Quantity;
  attributes: AttributeValues[];
  /** Of the form alone: what the variants are made from. */
  options: OptionValues[];
  variants: VariantValues[];
  tradeTerms: string[];
  paymentTerms: string[];
  port: string;
  leadTimes: LeadTimeValues[];
  supplyAbility: { quantity: Quantity; unit: string; period: string };
  customisation: string[];
  certificateIds: string[];
  packaging: {
    size: { length: Quantity; width: Quantity; height: Quantity };
    grossWeight: Quantity;
    netWeight: Quantity;
    type: string;
    quantityPerCarton: Quantity;
  };
  sample: { available: boolean; price: string | undefined; maxQuantity: Quantity };
  description: Texts;
  seo: { title: string; description: string; slug: string };
}

/** Statuses in which a product may have gaps; in the others it is complete or it is not saved. */
export const mayHaveGaps = (status: ProductStatus | undefined) =>
  status === undefined || status === 'draft' || status === 'rejected';

/** The names and values that a list of variants is made from, in the order they first appear. */
export function optionsOf(variants: readonly { options: Record<string, string> }[]): OptionValues[] {
  const values = new Map<string, Set<string>>();
  for (const { options } of variants) {
    for (const [name, value] of Object.entries(options)) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return [...values].map(([name, set]) => ({ name, values: [...set] }));
}

/** The values of a product, or of a new one. */
export function toValues(product?: Product): ProductValues {
  const { pricing, moq, packaging, sample, seo, supplyAbility } = product ?? {};
  return {
    title: { zh: '', en: '', ...product?.title },
    sku: product?.sku ?? '',
    categoryId: product?.categoryId || undefined,
    groupIds: product?.groupIds ?? [],
    keywords: product?.keywords ?? [],
    brand: product?.brand ?? '',
    model: product?.model ?? '',
    origin: product?.origin || undefined,
    hsCode: product?.hsCode ?? '',
    showcase: product?.showcase ?? false,
    images: product?.images ?? [],
    video: product?.video ?? '',
    pricing: {
      mode: pricing?.mode ?? 'single',
      currency: pricing?.currency ?? 'USD',
      price: pricing?.price,
      min: pricing?.min,
      max: pricing?.max,
      tiers: pricing?.tiers ?? [],
    },
    moq: { quantity: moq?.quantity, unit: moq?.unit ?? 'piece' },
    stock: product?.stock,
    attributes: product?.attributes ?? [],
    options: optionsOf(product?.variants ?? []),
    variants: (product?.variants ?? []).map((variant) => ({
      ...variant,
      price: variant.price,
      stock: variant.stock,
      image: variant.image,
    })),
    tradeTerms: product?.tradeTerms ?? [],
    paymentTerms: product?.paymentTerms ?? [],
    port: product?.port ?? '',
    leadTimes: product?.leadTimes ?? [],
    supplyAbility: {
      quantity: supplyAbility?.quantity,
      unit: supplyAbility?.unit ?? '',
      period: supplyAbility?.period ?? 'month',
    },
    customisation: product?.customisation ?? [],
    certificateIds: product?.certificateIds ?? [],
    packaging: {
      size: { length: undefined, width: undefined, height: undefined, ...packaging?.size },
      grossWeight: packaging?.grossWeight,
      netWeight: packaging?.netWeight,
      type: packaging?.type ?? '',
      quantityPerCarton: packaging?.quantityPerCarton,
    },
    sample: { available: sample?.available ?? false, price: sample?.price, maxQuantity: sample?.maxQuantity },
    description: { zh: '', en: '', ...product?.description },
    seo: { title: seo?.title ?? '', description: seo?.description ?? '', slug: seo?.slug ?? '' },
  };
}
