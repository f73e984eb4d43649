import { useTranslations } from 'next-intl';
import { fieldLabel, useLabelInSection } from '@/components/ui/form/field-label';
import { sectionsOf, type FormSectionInfo } from '@/components/ui/form/sections';

const SECTION_PATHS = {
  basic: [
    'title',
    'sku',
    'categoryId',
    'hsCode',
    'keywords',
    'groupIds',
    'brand',
    'model',
    'origin',
    'showcase',
    'status',
  ],
  media: ['images', 'video'],
  pricing: ['pricing', 'moq', 'stock'],
  variants: ['attributes', 'options', 'variants'],
  trade: ['tradeTerms', 'paymentTerms', 'port', 'leadTimes', 'supplyAbility', 'customisation', 'certificateIds'],
  packaging: ['packaging', 'sample'],
  description: ['description'],
  seo: ['seo'],
} as const;

/** The sections of the form with their headings, in order. */
export function useProductSections(): FormSectionInfo[] {
  const t = useTranslations('productForm.sections');
  return sectionsOf(SECTION_PATHS, (id) => t(id));
}

/** Paths to keys of `productForm.fields`; `#` stands for a row. */
const FIELDS = {
  'title.zh': 'titleZh',
  'title.en': 'titleEn',
  'description.zh': 'descriptionZh',
  'description.en': 'descriptionEn',
  'pricing.tiers.#.minQuantity': 'tierQuantity',
  'pricing.tiers.#.price': 'tierPrice',
  'pricing.tiers': 'tiers',
  'pricing.mode': 'mode',
  'pricing.currency': 'currency',
  'pricing.price': 'price',
  'pricing.min': 'priceMin',
  'pricing.max': 'priceMax',
  'moq.quantity': 'moq',
  'moq.unit': 'unit',
  'attributes.#.name': 'attributeName',
  'attributes.#.value': 'attributeValue',
  'options.#.name': 'optionName',
  'options.#.values': 'optionValues',
  'variants.#.sku': 'variantSku',
  'variants.#.price': 'variantPrice',
  'variants.#.stock': 'variantStock',
  'variants.#.image': 'variantImage',
  'leadTimes.#.maxQuantity': 'leadQuantity',
  'leadTimes.#.days': 'leadDays',
  'supplyAbility.quantity': 'supplyQuantity',
  'supplyAbility.unit': 'supplyUnit',
  'supplyAbility.period': 'supplyPeriod',
  'packaging.size.length': 'length',
  'packaging.size.width': 'width',
  'packaging.size.height': 'height',
  'packaging.grossWeight': 'grossWeight',
  'packaging.netWeight': 'netWeight',
  'packaging.type': 'packageType',
  'packaging.quantityPerCarton': 'perCarton',
  'sample.available': 'sampleAvailable',
  'sample.price': 'samplePrice',
  'sample.maxQuantity': 'sampleQuantity',
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
  'seo.slug': 'slug',
} as const;

/** The name of a field by its path, in the interface language; an unknown path names itself. */
export function useFieldLabel(): (path: string) => string {
  const t = useTranslations('productForm.fields');
  return (path) => {
    if (path.startsWith('attributes/')) return path.slice('attributes/'.length);
    return fieldLabel(t, FIELDS, path);
  };
}

/** As above, with the section in front: for the summary on top. */
export function useFullLabel(): (path: string) => string {
  return useLabelInSection(useProductSections(), useFieldLabel());
}
