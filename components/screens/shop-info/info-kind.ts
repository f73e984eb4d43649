import { filled, textOrNone } from '@/components/ui/form/blank';
import { plainKind } from '@/components/ui/record/plain-kind';
import { shopInfoApi, shopInfoInputSchema, shopInfoSchema, type ShopInfo } from '@/lib/api/shop-info';

type Texts = Record<string, string>;

/** Basic information as the form holds it. */
export interface InfoValues {
  name: Texts;
  logo: string | undefined;
  banner: string | undefined;
  slogan: string;
  businessType: string[];
  mainProducts: string[];
  country: string | undefined;
  region: string;
  city: string;
  address: string;
  website: string;
  /** Text while it is no number yet. */
  establishedYear: number | string | undefined;
  registrationNumber: string;
  story: Texts;
}

const toValues = (info?: ShopInfo): InfoValues => ({
  name: { zh: '', en: '', ...info?.name },
  logo: info?.logo || undefined,
  banner: info?.banner || undefined,
  slogan: info?.slogan ?? '',
  businessType: info?.businessType ?? [],
  mainProducts: info?.mainProducts ?? [],
  country: info?.country || undefined,
  region: info?.region ?? '',
  city: info?.city ?? '',
  address: info?.address ?? '',
  website: info?.website ?? '',
  establishedYear: info?.establishedYear,
  registrationNumber: info?.registrationNumber ?? '',
  story: { zh: '', en: '', ...info?.story },
});

const toFields = (values: InfoValues): Record<keyof InfoValues, unknown> => ({
  ...values,
  name: filled(values.name),
  logo: values.logo ?? '',
  banner: values.banner,
  slogan: textOrNone(values.slogan),
  country: values.country ?? '',
  region: values.region.trim(),
  city: values.city.trim(),
  address: values.address.trim(),
  website: textOrNone(values.website),
  registrationNumber: textOrNone(values.registrationNumber),
  story: filled(values.story),
});

/** The shop's basic information as a record with a form. */
export const INFO_KIND = plainKind<ShopInfo, InfoValues>({
  name: 'shopInfo',
  single: true,
  api: shopInfoApi,
  schema: shopInfoSchema,
  input: shopInfoInputSchema,
  toValues,
  toFields,
  localized: ['name', 'story'],
  formatKey: (path) => (path === 'website' ? 'url' : path === 'country' ? 'choice' : 'address'),
});
