import { localizedFields, partOf } from '@/components/ui/form/field-table';
import type { RecordKind } from '@/components/ui/record/record-kind';
import { reviveValues } from '@/components/ui/record/revive';
import { productApi } from '@/lib/api/product';
import { mayHaveGaps, productSchema, type Product } from '@/lib/api/product-schema';
import { PRODUCT_FIELDS } from './product-fields';
import { localized } from '@/lib/i18n/localized';
import { toRecord } from './product-record';
import { toValues, type ProductValues } from './product-values';

export type SaveAction = 'draft' | 'save' | 'submit';

export const PRODUCT_KIND: RecordKind<Product, ProductValues, SaveAction> = {
  name: 'product',
  api: productApi,
  nameOf: ({ sku, title }, locale) => localized(title, locale) || sku,
  schema: productSchema,
  toValues,
  revive: (stored) => reviveValues(stored, toValues(), localizedFields(PRODUCT_FIELDS)),
  toRecord,
  partOf: (record) => partOf(PRODUCT_FIELDS, record),
  levels: { draft: 'draft', save: 'full', submit: 'review' },
  restLevel: (product) => (mayHaveGaps(product?.status) ? 'draft' : 'full'),
};
