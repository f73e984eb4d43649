import {
  COUNTRY,
  LINE,
  OPTIONAL_LINE,
  PICTURE,
  sentEmpty,
  TEXTS,
  WORDS,
  YEAR,
} from '@/components/ui/form/field-formats';
import {
  localizedFields,
  readFields,
  writeFields,
  type FieldTable,
  type ValuesOf,
} from '@/components/ui/form/field-table';
import { plainKind } from '@/components/ui/record/plain-kind';
import { shopInfoApi, shopInfoInputSchema, shopInfoSchema, type ShopInfo } from '@/lib/api/shop-info';

/** A new field is a row here, in addition to its schema, its input and its label in both languages. */
export const INFO_FIELDS = {
  name: { section: 'face', format: TEXTS, labels: { zh: 'nameZh', en: 'nameEn' } },
  logo: { section: 'face', format: sentEmpty(PICTURE) },
  banner: { section: 'face', format: PICTURE },
  slogan: { section: 'face', format: OPTIONAL_LINE },
  businessType: { section: 'business', format: WORDS },
  mainProducts: { section: 'business', format: WORDS },
  country: { section: 'place', format: sentEmpty(COUNTRY) },
  region: { section: 'place', format: LINE },
  city: { section: 'place', format: LINE },
  address: { section: 'place', format: LINE },
  website: { section: 'place', format: OPTIONAL_LINE },
  establishedYear: { section: 'place', format: YEAR },
  registrationNumber: { section: 'place', format: OPTIONAL_LINE },
  story: { section: 'story', format: TEXTS, labels: { zh: 'storyZh', en: 'storyEn' } },
} as const satisfies FieldTable;
export type InfoValues = ValuesOf<typeof INFO_FIELDS>;

export const INFO_KIND = plainKind<ShopInfo, InfoValues>({
  name: 'shopInfo',
  single: true,
  api: shopInfoApi,
  schema: shopInfoSchema,
  input: shopInfoInputSchema,
  toValues: (info) => readFields(INFO_FIELDS, info),
  toFields: (values) => writeFields(INFO_FIELDS, values),
  localized: localizedFields(INFO_FIELDS),
});
