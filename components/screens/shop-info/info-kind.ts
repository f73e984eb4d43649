import {
  CHOICE,
  COUNTRY,
  LINE,
  OPTIONAL_LINE,
  OPTIONAL_TEXTS,
  PICTURE,
  RAW,
  rows,
  sentEmpty,
  TEXTS,
  WORDS,
  YEAR,
} from '@/components/ui/form/field-formats';
import { kindFields, type FieldTable, type ValuesOf } from '@/components/ui/form/field-table';
import { filledRowIndexes, filledRows } from '@/components/ui/form/rows/filled-rows';
import { plainKind } from '@/components/ui/record/plain-kind';
import { shopInfoApi, shopInfoInputSchema, shopInfoSchema, type ShopInfo } from '@/lib/api/shop-info';

const bankRows = rows({ currency: CHOICE, beneficiary: RAW, bank: RAW, swift: RAW, account: RAW, address: RAW });
/** Not sent without an account; a SWIFT code without the blanks it is written with. */
const banks: typeof bankRows = {
  ...bankRows,
  write: (value) => {
    const sent = filledRows(value).map(({ swift = '', ...row }) => ({
      ...row,
      swift: swift.normalize('NFKC').replace(/\s/g, '').toUpperCase(),
    }));
    return sent.length > 0 ? sent : undefined;
  },
};

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
  legalName: { section: 'letterhead', format: OPTIONAL_TEXTS, labels: { zh: 'legalNameZh', en: 'legalNameEn' } },
  postalAddress: {
    section: 'letterhead',
    format: OPTIONAL_TEXTS,
    labels: { zh: 'postalAddressZh', en: 'postalAddressEn' },
  },
  banks: {
    section: 'letterhead',
    format: banks,
    labels: {
      '#.currency': 'bankCurrency',
      '#.beneficiary': 'bankBeneficiary',
      '#.bank': 'bankName',
      '#.swift': 'bankSwift',
      '#.account': 'bankAccount',
      '#.address': 'bankAddress',
    },
  },
  seal: { section: 'letterhead', format: PICTURE },
  story: { section: 'story', format: TEXTS, labels: { zh: 'storyZh', en: 'storyEn' } },
} as const satisfies FieldTable;
export type InfoValues = ValuesOf<typeof INFO_FIELDS>;
export type BankValues = InfoValues['banks'][number];

export const INFO_KIND = plainKind<ShopInfo, InfoValues>({
  name: 'shopInfo',
  single: true,
  api: shopInfoApi,
  schema: shopInfoSchema,
  input: shopInfoInputSchema,
  ...kindFields(INFO_FIELDS),
  rowsOf: (values) => ({ banks: filledRowIndexes(values.banks) }),
});
