import { completeRows } from '@/components/ui/form/rows/filled-rows';
import type { Issue } from '@/components/ui/form/issues/issues';
import { picturesWithoutAlt, plainText } from '@/components/ui/form/rich-text';
import { priceFaults } from '@/lib/api/product/prices';
import { ENOUGH_PICTURES } from '@/lib/api/product/rules';
import type { ProductValues } from './product-values';

/** What a buyer would miss, though it does not block publishing. */
const ADVICE = [
  { key: 'titleZh', path: 'title.zh', passed: (v: ProductValues) => filled(v.title.zh) },
  { key: 'titleEn', path: 'title.en', passed: (v: ProductValues) => filled(v.title.en) },
  { key: 'images', path: 'images', passed: (v: ProductValues) => v.images.length >= ENOUGH_PICTURES },
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

function filled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

/** A text without English: Chinese, and no Latin word beside it. */
const lacksEnglish = (text: string) => /\p{Script=Han}/u.test(text) && !/[A-Za-z]{2}/.test(text);

/** Advice for what contradicts in the prices of variants. */
const PRICE_FAULTS = { above: 'variantAbove', below: 'variantBelow', none: 'variantNone' } as const;
type PriceFault = keyof typeof PRICE_FAULTS;

type Advice =
  | { key: (typeof ADVICE)[number]['key']; path: string }
  | { key: 'optionsEn'; path: string; names: readonly string[] }
  | { key: (typeof PRICE_FAULTS)[PriceFault]; path: string; name: string; count: number };

/** What is said of variants, if there are any: each finding, or undefined where a check found nothing. */
function variantChecks(values: ProductValues): (Advice | undefined)[] {
  if (values.variants.length === 0) return [];
  const faults = priceFaults(values.pricing, values.variants);
  const words = values.options.flatMap((option) => [option.name, ...option.values]);
  const names = [...new Set(words.filter(lacksEnglish))];
  const at = values.options.findIndex((option) => [option.name, ...option.values].some(lacksEnglish));
  return [
    names.length > 0 ? { key: 'optionsEn', path: `options.${at}.name`, names } : undefined,
    ...(Object.keys(PRICE_FAULTS) as PriceFault[]).map((fault): Advice | undefined => {
      const [first, ...others] = faults[fault];
      if (first === undefined) return undefined;
      const { sku, options } = values.variants[first]!;
      const name = sku || Object.values(options).join(' / ');
      return { key: PRICE_FAULTS[fault], path: `variants.${first}.price`, name, count: others.length + 1 };
    }),
  ];
}

export interface Diagnosis {
  advice: readonly Advice[];
  passed: number;
  complete: boolean;
}

/**
 * The quality of a product before it is published. `issues` is the check at the review level: a field with an issue
 * shows it itself and gets no advice here.
 */
export function diagnose(values: ProductValues, issues: readonly Issue[]): Diagnosis {
  const checks = [
    ...ADVICE.map(({ key, path, passed }) => (passed(values) ? undefined : { key, path })),
    ...variantChecks(values),
  ];
  const missed = checks.filter((found) => found !== undefined);
  const advice = missed.filter(
    ({ path }) => !issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}.`)),
  );
  return { advice, passed: checks.length - missed.length, complete: missed.length === 0 };
}
