import * as v from '@/lib/schema/schema';
import type { Product } from '@/lib/api/product-schema';
import { PRODUCT_LIMITS, productDraftSchema, productInputSchema } from '@/lib/api/product-schema';
import type { Level } from '@/components/ui/form/form-model';
import { issuesOf, type Issue } from '@/components/ui/form/issues/issues';
import { toFormPath } from '@/components/ui/record/record-kind';
import { toRecord } from './product-record';
import type { ProductValues } from './product-values';
import { countCombinations } from './variants/variants';

/** The path of a required attribute that has no row yet. */
export const wantedAttribute = (name: string) => `attributes/${name}`;

/** Options without variants are not part of the record, so losing their input is reported. */
function optionIssues(options: ProductValues['options']): Issue[] {
  const names = options.map(({ name }) => name.trim());
  const issues = options.flatMap(({ values }, index): Issue[] => {
    const name = names[index]!;
    if (name === '') return values.length > 0 ? [{ path: `options.${index}.name`, key: 'required' }] : [];
    if (names.indexOf(name) < index) return [{ path: `options.${index}.name`, key: 'duplicate' }];
    return values.length === 0 ? [{ path: `options.${index}.values`, key: 'optionValues' }] : [];
  });
  const count = countCombinations(options);
  const max = PRODUCT_LIMITS.variants;
  return count > max ? [...issues, { path: 'options', key: 'tooManyVariants', values: { count, max } }] : issues;
}

interface CheckedWith {
  base: Product | undefined;
  required: readonly string[];
}

/** Validates a product by the contract's schema, and before review the attributes that its category requires. */
export function checkProduct(values: ProductValues, level: Level, { base, required }: CheckedWith): Issue[] {
  const full = level !== 'draft';
  const { record, rows } = toRecord(values, base, full);
  const schema = full ? productInputSchema : productDraftSchema;
  const issues = issuesOf(v.safeParse<v.Schema>(schema, record).issues, record).map((issue) => ({
    ...issue,
    path: toFormPath(issue.path, rows),
  }));
  const missing = (name: string) => !values.attributes.some((row) => row.name === name && row.value.trim() !== '');
  const attributes = level === 'review' ? required.filter(missing) : [];
  return [
    ...issues,
    ...optionIssues(values.options),
    ...attributes.map((name): Issue => ({ path: wantedAttribute(name), key: 'required' })),
  ];
}

const reviewed = new WeakMap<ProductValues, CheckedWith & { issues: Issue[] }>();

/** The check before review, once for all that show something of it. */
export function checkForReview(values: ProductValues, { base, required }: CheckedWith): Issue[] {
  const known = reviewed.get(values);
  if (known && known.base === base && known.required === required) return known.issues;
  const issues = checkProduct(values, 'review', { base, required });
  reviewed.set(values, { base, required, issues });
  return issues;
}
