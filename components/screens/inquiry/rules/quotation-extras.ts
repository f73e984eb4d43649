import type { ContentLanguage } from '@/lib/i18n/localized';
import { compareAmounts, scaleAmount, subtractAmounts, sumOfLines } from '@/lib/util/money';

/**
 * Freight, insurance and discount of a quotation where the platform has no fields for them (contract 4: lines with prices
 * above 0): freight and insurance are lines of their own; a discount is subtracted from the unit prices, so that every
 * platform gets the same sum, and a sentence at the beginning of the remark names it. All are recognized again in a
 * quotation that was sent. The words are those of the buyer's language, not of the interface.
 */

const CHARGES = {
  freight: { zh: { title: '运费', unit: '票' }, en: { title: 'Freight', unit: 'lot' } },
  insurance: { zh: { title: '保险费', unit: '票' }, en: { title: 'Insurance', unit: 'lot' } },
} as const satisfies Record<string, Record<ContentLanguage, { title: string; unit: string }>>;
export type Charge = keyof typeof CHARGES;

export interface SentLine {
  productId?: string;
  title: string;
  quantity: number;
  unit: string;
  unitPrice: string;
}

export const chargeLine = (charge: Charge, amount: string, language: ContentLanguage): SentLine => ({
  ...CHARGES[charge][language],
  quantity: 1,
  unitPrice: amount,
});

/** The charge that a line is; undefined for goods. */
function chargeOf({ productId, title }: SentLine): Charge | undefined {
  if (productId !== undefined) return undefined;
  const name = title.trim().toLowerCase();
  return (['freight', 'insurance'] as const).find((charge) =>
    Object.values(CHARGES[charge]).some((words) => words.title.toLowerCase() === name),
  );
}

export interface Discount {
  by: 'share' | 'amount';
  /** A percentage, or an amount in the currency of the quotation. */
  value: string;
}

interface Line {
  quantity: unknown;
  unitPrice: string | undefined;
}

/** By what fraction prices become less; undefined if nothing would be left. */
function rest({ by, value }: Discount, goods: string | undefined): readonly [string, string] | undefined {
  const whole = by === 'share' ? '100' : goods;
  const left = subtractAmounts(whole, value);
  return whole === undefined || left === undefined || compareAmounts(left, '0') === 0 ? undefined : [left, whole];
}

/**
 * The lines with the discount subtracted from each unit price, rounded to the currency's decimals, and the discount that
 * results, which may differ from the requested amount by the rounding. Undefined if the discount is no number, is
 * nothing (also after the rounding: a buyer must not hear of it then), or leaves a price of 0.
 */
export function discounted<L extends Line>(
  lines: readonly L[],
  discount: Discount,
  currency: string,
): { lines: L[]; amount: string } | undefined {
  const goods = sumOfLines(lines, currency);
  const fraction = rest(discount, goods);
  if (goods === undefined || !fraction || compareAmounts(discount.value, '0') !== 1) return undefined;
  const net = lines.map((line) => ({ ...line, unitPrice: scaleAmount(line.unitPrice, fraction, currency) }));
  const amount = subtractAmounts(goods, sumOfLines(net, currency));
  const isAbove0 = (value: string | undefined) => compareAmounts(value, '0') === 1;
  if (amount === undefined || ![amount, ...net.map(({ unitPrice }) => unitPrice)].every(isAbove0)) return undefined;
  return { lines: net, amount };
}

/** What a remark says about a discount; `share` only if it was given as a percentage. */
export interface NamedDiscount {
  share?: string;
  amount: string;
}

export function discountSentence(
  { share, amount }: NamedDiscount,
  currency: string,
  language: ContentLanguage,
): string {
  const sum = `${currency} ${amount}`;
  if (language === 'zh') return `折扣：${share ? `${share}%（${sum}）` : sum}，已计入单价。`;
  return `Discount: ${share ? `${share}% (${sum})` : sum}, included in the unit prices.`;
}

const SENTENCE =
  /^(?:折扣：|Discount: )(?:(\d+(?:\.\d+)?)%(?: \(|（))?[A-Z]{3} (\d+(?:\.\d+)?)[)）]?(?:，已计入单价。|, included in the unit prices\.)(?:\n|$)/;

interface SentQuotation {
  items: readonly (SentLine & { listPrice?: string })[];
  currency: string;
  freight?: string;
  insurance?: string;
  discount?: { share?: string; amount?: string };
  remark?: string;
}

/** The discount that a sentence of the remark names, and the remark without it. */
function discountIn(remark: string): { discount: NamedDiscount | undefined; remark: string } {
  const found = SENTENCE.exec(remark);
  if (!found) return { discount: undefined, remark };
  const share = found[1] ? { share: found[1] } : {};
  return { discount: { ...share, amount: found[2] ?? '' }, remark: remark.slice(found[0].length) };
}

/** What the prices are below the list prices, in all. */
function belowList(lines: SentQuotation['items'], currency: string): string | undefined {
  const list = lines.map(({ listPrice, unitPrice, quantity }) => ({ quantity, unitPrice: listPrice ?? unitPrice }));
  return subtractAmounts(sumOfLines(list, currency), sumOfLines(lines, currency));
}

/**
 * A quotation in the parts that a reader looks for, from its fields (contract 5, `quotation-terms`) or from its lines
 * and its remark; amounts as their lines show them, so that they add up. The unit prices are those after the discount
 * in both.
 */
export function partsOf(quotation: SentQuotation) {
  const { items, currency, discount } = quotation;
  const lines = items.filter((item) => !chargeOf(item));
  const extra = (amount: string | undefined) => (amount === undefined ? [] : [{ quantity: 1, unitPrice: amount }]);
  const linesOf = (charge: Charge) => [
    ...items.filter((item) => chargeOf(item) === charge),
    ...extra(quotation[charge]),
  ];
  const [freight, insurance] = [linesOf('freight'), linesOf('insurance')];
  const inRemark = discountIn(quotation.remark ?? '');
  const amount = discount && (discount.amount ?? belowList(lines, currency));
  const named = amount === undefined ? undefined : { ...(discount?.share ? { share: discount.share } : {}), amount };
  const goods = sumOfLines(lines, currency);
  const less = named ?? inRemark.discount;
  return {
    lines,
    /** The sum of the list prices; undefined without a discount. */
    list: less && sumOfLines([...extra(goods), ...extra(less.amount)], currency),
    goods,
    freight: freight.length > 0 ? sumOfLines(freight, currency) : undefined,
    insurance: insurance.length > 0 ? sumOfLines(insurance, currency) : undefined,
    discount: less,
    total: sumOfLines([...lines, ...freight, ...insurance], currency),
    remark: inRemark.remark,
  };
}
