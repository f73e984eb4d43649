import type { LeadTimeValues } from '@/components/screens/product/form/product-values';
import { productDraftSchema, type ProductStatus } from '@/lib/api/product-schema';
import { countFromOne, price } from '@/lib/api/values';
import type { Issue } from '@/components/ui/form/issues/issues';
import { checked, required } from './checked';
import type { PriceChange } from '@/lib/util/price-change';
import type { Change } from './change';
import { isOtherField, OTHER_FIELDS, type ListHow } from './field-change';
import { EMPTY_FIELDS, fieldChangeOf, fieldIssues, type FieldValues } from './field-values';

export const CHANGE_KINDS = [
  'price',
  'moq',
  'leadTime',
  'group',
  'tradeTerms',
  'paymentTerms',
  'showcase',
  ...OTHER_FIELDS,
  'status',
  'delete',
] as const satisfies readonly Change['kind'][];

/** The statuses that a supplier may set. */
export const BULK_STATUSES = ['online', 'offline', 'reviewing'] as const satisfies readonly ProductStatus[];

/** The fields of the dialog; those of other kinds keep what was typed. */
export interface BulkValues extends FieldValues {
  kind: Change['kind'];
  priceHow: PriceChange['how'];
  price: string;
  round: PriceChange['round'];
  groupHow: ListHow;
  groupIds: string[];
  termsHow: ListHow;
  tradeTerms: string[];
  paymentTerms: string[];
  quantity: unknown;
  leadHow: 'longer' | 'shorter' | 'replace';
  days: unknown;
  leadTimes: LeadTimeValues[];
  showcase: 'on' | 'off';
  status: ProductStatus;
}

export const EMPTY_BULK: BulkValues = {
  ...EMPTY_FIELDS,
  kind: 'price',
  priceHow: 'raisePercent',
  price: '',
  round: 'coin',
  groupHow: 'add',
  groupIds: [],
  termsHow: 'add',
  tradeTerms: [],
  paymentTerms: [],
  quantity: undefined,
  leadHow: 'longer',
  days: undefined,
  leadTimes: [{ maxQuantity: undefined, days: undefined }],
  showcase: 'on',
  status: 'online',
};

function priceIssues({ priceHow, price: value }: BulkValues): Issue[] {
  if (value.trim() === '') return required('price');
  const issues = checked('price', price, value);
  const isAll = priceHow === 'lowerPercent' && issues.length === 0 && Number(value) >= 100;
  return isAll ? [{ path: 'price', key: 'atMost', values: { max: 99.99 } }] : issues;
}

/** What is missing or wrong in the dialog itself, by field. */
export function bulkIssues(values: BulkValues): Issue[] {
  const listed = (path: 'groupIds' | 'tradeTerms' | 'paymentTerms', how: ListHow) =>
    // Replaced by nothing: every entry is removed.
    values[path].length === 0 && how !== 'replace' ? required(path) : [];
  if (isOtherField(values.kind)) return fieldIssues(values.kind, values);
  switch (values.kind) {
    case 'price':
      return priceIssues(values);
    case 'moq':
      return values.quantity === undefined ? required('quantity') : checked('quantity', countFromOne, values.quantity);
    case 'leadTime':
      if (values.leadHow === 'replace')
        return values.leadTimes.length === 0
          ? []
          : checked('leadTimes', productDraftSchema.entries.leadTimes, values.leadTimes);
      return values.days === undefined ? required('days') : checked('days', countFromOne, values.days);
    case 'group':
      return listed('groupIds', values.groupHow);
    case 'tradeTerms':
    case 'paymentTerms':
      return listed(values.kind, values.termsHow);
    default:
      return [];
  }
}

/** The change that the dialog describes; undefined while something is missing or wrong. */
export function changeOf(values: BulkValues): Change | undefined {
  if (bulkIssues(values).length > 0) return undefined;
  const { kind } = values;
  if (isOtherField(kind)) return fieldChangeOf(kind, values);
  switch (kind) {
    case 'price':
      return { kind, how: values.priceHow, value: values.price, round: values.round };
    case 'moq':
      return { kind, quantity: values.quantity as number };
    case 'leadTime':
      return values.leadHow === 'replace'
        ? { kind, how: 'replace', rows: values.leadTimes as { maxQuantity: number; days: number }[] }
        : { kind, how: values.leadHow, days: values.days as number };
    case 'group':
      return { kind, how: values.groupHow, values: values.groupIds };
    case 'tradeTerms':
    case 'paymentTerms':
      return { kind, how: values.termsHow, values: values[kind] };
    case 'showcase':
      return { kind, on: values.showcase === 'on' };
    case 'status':
      return { kind, to: values.status };
    case 'delete':
      return { kind };
  }
}
