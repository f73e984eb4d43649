import { isBlank } from '@/components/ui/form/blank';
import type { Issue } from '@/components/ui/form/issues/issues';
import { productDraftSchema } from '@/lib/api/product-schema';
import { plainHsCode } from '@/lib/api/product/rules';
import { isRecord } from '@/lib/util/guards';
import { checked, required } from './checked';
import {
  LIST_FIELDS,
  VALUE_FIELDS,
  type FieldChange,
  type ListField,
  type ListHow,
  type OtherField,
  type PartField,
  type ValueField,
} from './field-change';

/** What the dialog has of the other fields of a product. */
export interface FieldValues {
  valueHow: 'set' | 'clear';
  hsCode: string;
  origin: string | undefined;
  port: string;
  brand: string;
  stock: unknown;
  entriesHow: ListHow;
  keywords: string[];
  certificateIds: string[];
  packaging: {
    size: { length?: unknown; width?: unknown; height?: unknown };
    grossWeight?: unknown;
    netWeight?: unknown;
    quantityPerCarton?: unknown;
    type: string;
  };
  sampleHow: 'yes' | 'no';
  sample: { price: string; maxQuantity?: unknown };
}

export const EMPTY_FIELDS: FieldValues = {
  valueHow: 'set',
  hsCode: '',
  origin: undefined,
  port: '',
  brand: '',
  stock: undefined,
  entriesHow: 'add',
  keywords: [],
  certificateIds: [],
  packaging: { size: {}, type: '' },
  sampleHow: 'yes',
  sample: { price: '' },
};

const isValue = (kind: OtherField): kind is ValueField => VALUE_FIELDS.some((field) => field === kind);
const isList = (kind: OtherField): kind is ListField => LIST_FIELDS.some((field) => field === kind);

/** Every product has an origin. */
const isCleared = (kind: ValueField, { valueHow }: FieldValues) => kind !== 'origin' && valueHow === 'clear';

function valueOf(kind: ValueField, values: FieldValues): unknown {
  const value = values[kind];
  if (typeof value !== 'string') return value;
  return kind === 'hsCode' ? plainHsCode(value) : value.trim();
}

/** The filled parts: those of a product that are left blank here stay. */
function partsOf(kind: PartField, values: FieldValues): Record<string, unknown> {
  const filled = Object.entries(values[kind]).filter(([, part]) => !isBlank(part));
  const parts = Object.fromEntries(filled.map(([name, part]) => [name, typeof part === 'string' ? part.trim() : part]));
  if (kind === 'packaging') return parts;
  return values.sampleHow === 'no' ? { available: false } : { available: true, ...parts };
}

export function fieldIssues(kind: OtherField, values: FieldValues): Issue[] {
  const schemas = productDraftSchema.entries;
  if (isValue(kind)) {
    if (isCleared(kind, values)) return [];
    const value = valueOf(kind, values);
    return isBlank(value) ? required(kind) : checked(kind, schemas[kind]!, value);
  }
  if (isList(kind)) {
    const list = values[kind];
    if (list.length === 0) return values.entriesHow === 'replace' ? [] : required(kind);
    return checked(kind, schemas[kind]!, list);
  }
  const parts = partsOf(kind, values);
  if (kind === 'packaging' && Object.keys(parts).length === 0) return required('packaging.grossWeight');
  // The sides of a package are one value.
  const sides = isRecord(parts.size) ? (['length', 'width', 'height'] as const) : [];
  const missing = sides.filter((side) => isBlank(values.packaging.size[side]));
  if (missing.length > 0) return missing.flatMap((side) => required(`packaging.size.${side}`));
  return checked(kind, schemas[kind]!, parts);
}

/** The change of a field whose values have no issue. */
export function fieldChangeOf(kind: OtherField, values: FieldValues): FieldChange {
  if (isValue(kind))
    return { kind, value: isCleared(kind, values) ? null : (valueOf(kind, values) as string | number) };
  if (isList(kind)) return { kind, how: values.entriesHow, values: values[kind] };
  return { kind, parts: partsOf(kind, values) };
}
