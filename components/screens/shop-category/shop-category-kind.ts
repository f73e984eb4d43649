import { filled } from '@/components/ui/form/blank';
import { plainKind } from '@/components/ui/record/plain-kind';
import { localized } from '@/lib/i18n/localized';
import {
  type ShopCategory,
  shopCategoryApi,
  shopCategoryInputSchema,
  shopCategorySchema,
} from '@/lib/api/shop-category';

interface ShopCategoryValues {
  name: Record<string, string>;
  parentId: string | undefined;
  /** A list of at most one, as the picture input requires. */
  image: string[];
  visible: boolean;
}

/** The shop category as a record with a form (contract 4); its position among its siblings is changed in the tree. */
export const SHOP_CATEGORY_KIND = plainKind<ShopCategory, ShopCategoryValues>({
  name: 'classify',
  nameOf: ({ name }, locale) => localized(name, locale),
  api: shopCategoryApi,
  schema: shopCategorySchema,
  input: shopCategoryInputSchema,
  toValues: (category) => ({
    name: { zh: '', en: '', ...category?.name },
    parentId: category?.parentId,
    image: category?.image ? [category.image] : [],
    visible: category?.visible ?? true,
  }),
  toFields: ({ name, parentId, image, visible }) => ({
    name: filled(name),
    parentId: parentId || undefined,
    image: image[0],
    visible,
  }),
  localized: ['name'],
});
