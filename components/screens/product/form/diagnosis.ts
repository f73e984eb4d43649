import { completeRows } from '@/components/ui/form/filled-rows';
import type { Issue } from '@/components/ui/form/issues/issues';
import { picturesWithoutAlt, plainText } from '@/components/ui/form/rich-text/rich-text';
import type { ProductValues } from './product-values';

/** What a buyer would miss, though it does not block publishing. */
export const ADVICE = [
  { key: 'titleZh', path: 'title.zh', passed: (v: ProductValues) => filled(v.title.zh) },
  { key: 'titleEn', path: 'title.en', passed: (v: ProductValues) => filled(v.title.en) },
  { key: 'images', path: 'images', passed: (v: ProductValues) => v.images.length >= 4 },
  { key: 'keywords', path: 'keywords', passed: (v: ProductValues) => v.keywords.length >= 3 },
  { key: 'attributes', path: 'attributes', passed: (v: ProductValues) => completeRows(v.attributes).length >= 6 },
  { key: 'tradeTerms', path: 'tradeTerms', passed: (v: ProductValues) => v.tradeTerms.length > 0 },
  { key: 'paymentTerms', path: 'paymentTerms', passed: (v: ProductValues) => v.paymentTerms.length > 0 },
  { key: 'leadTimes', path: 'leadTimes', passed: (v: ProductValues) => completeRows(v.leadTimes).length > 0 },
  { key: 'hsCode', path: 'hsCode', passed: (v: ProductValues) => filled(v.hsCode) },
  { key: 'descriptionZh', path: 'description.zh', passed: (v: ProductValues) => filled(plainText(v.description.zh)) },
  { key: 'descriptionEn', path: 'description.en', passed: (v: ProductValues) => filled(plainText(v.description.en)) },
  { key: 'altZh', path: 'description.zh', passed: (v: ProductValues) => picturesWithoutAlt(v.description.zh) === 0 },
  { key: 'altEn', path: 'description.en', passed: (v: ProductValues) => picturesWithoutAlt(v.description.en) === 0 },
  { key: 'seo', path: 'seo.title', passed: (v: ProductValues) => filled(v.seo.title) && filled(v.seo.description) },
] as const;
export type AdviceKey = (typeof ADVICE)[number]['key'];

function filled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

export interface Diagnosis {
  advice: readonly { key: AdviceKey; path: string }[];
  passed: number;
  complete: boolean;
}

/**
 * The quality of a product before it is published. `issues` is the check at the review level: a field with an issue
 * shows it itself and gets no advice here.
 */
export function diagnose(values: ProductValues, issues: readonly Issue[]): Diagnosis {
  const missed = ADVICE.filter(({ passed }) => !passed(values));
  const advice = missed.filter(
    ({ path }) => !issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}.`)),
  );
  return { advice, passed: ADVICE.length - missed.length, complete: missed.length === 0 };
}
