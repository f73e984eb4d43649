import type { Tier } from '@/lib/api/product/tiers';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { compareAmounts, scaleAmount, subtractAmounts, sumOfLines } from '@/lib/util/money';
import { tiersInRemark } from './tier-table';

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

interface Price {
  quantity: unknown;
  unitPrice: string | undefined;
}
interface Line extends Price {
  /** Further price tiers. */
  tiers?: readonly Price[] | undefined;
}
const allPrices = (lines: readonly Line[]) => lines.flatMap((line) => [line, ...(line.tiers ?? [])]);

/** By what fraction prices become less; undefined if nothing would be left. */
function rest({ by, value }: Discount, goods: string | undefined): readonly [string, string] | undefined {
  const whole = by === 'share' ? '100' : goods;
  const left = subtractAmounts(whole, value);
  return whole === undefined || left === undefined || compareAmounts(left, '0') === 0 ? undefined : [left, whole];
}

/**
 * The lines with the discount subtracted from each unit price, rounded to the currency's decimals, and the discount that
 * results, which may differ from the requested amount by the rounding. Undefined if the discount is no number, is
 * nothing (also after the rounding: a buyer must not hear of it then), or leaves a price of 0. Lines with price tiers
 * have no sum, so that the discount has no amount, and must not be one.
 */
export function discounted<L extends Line>(
  lines: readonly L[],
  discount: Discount,
  currency: string,
): { lines: L[]; amount: string | undefined } | undefined {
  const isTiered = lines.some(({ tiers = [] }) => tiers.length > 0);
  if (isTiered && discount.by === 'amount') return undefined;
  const goods = sumOfLines(lines, currency);
  const fraction = rest(discount, goods);
  if (goods === undefined || !fraction || compareAmounts(discount.value, '0') !== 1) return undefined;
  const less = <P extends Price>(price: P) => ({
    ...price,
    unitPrice: scaleAmount(price.unitPrice, fraction, currency),
  });
  const net = lines.map((line) => ({ ...less(line), ...(line.tiers && { tiers: line.tiers.map(less) }) }));
  const isAbove0 = (value: string | undefined) => compareAmounts(value, '0') === 1;
  const [before, after] = [allPrices(lines), allPrices(net)].map((all) => all.map(({ unitPrice }) => unitPrice));
  if (!after!.every(isAbove0)) return undefined;
  if (isTiered) {
    const isLess = after!.some((price, index) => compareAmounts(price, before![index]) === -1);
    return isLess ? { lines: net, amount: undefined } : undefined;
  }
  const amount = subtractAmounts(goods, sumOfLines(net, currency));
  return isAbove0(amount) ? { lines: net, amount } : undefined;
}

/** What a remark says about a discount; `share` only if it was given as a percentage, `amount` unless there is no sum. */
export interface NamedDiscount {
  share?: string;
  amount?: string;
}

export function discountSentence(
  { share, amount }: NamedDiscount,
  currency: string,
  language: ContentLanguage,
): string {
  const sum = amount && `${currency} ${amount}`;
  const named = (open: string, close: string) => (share ? `${share}%${sum ? open + sum + close : ''}` : sum);
  if (language === 'zh') return `折扣：${named('（', '）')}，已计入单价。`;
  return `Discount: ${named(' (', ')')}, included in the unit prices.`;
}

const SENTENCE =
  /^(?:折扣：|Discount: )(?:(\d+(?:\.\d+)?)%(?: \(|（|(?=[,，])))?(?:[A-Z]{3} (\d+(?:\.\d+)?)[)）]?)?(?:，已计入单价。|, included in the unit prices\.)(?:\n|$)/;

interface SentItem extends SentLine {
  listPrice?: string;
  tiers?: Tier[] | undefined;
}
interface SentQuotation {
  items: readonly SentItem[];
  currency: string;
  freight?: string;
  insurance?: string;
  discount?: { share?: string; amount?: string };
  remark?: string;
}

/** The discount that a sentence of the remark names, and the remark without it. */
function discountIn(remark: string): { discount: NamedDiscount | undefined; remark: string } {
  const found = SENTENCE.exec(remark);
  const [sentence = '', share, amount] = found ?? [];
  if (!share && !amount) return { discount: undefined, remark };
  return { discount: { ...(share && { share }), ...(amount && { amount }) }, remark: remark.slice(sentence.length) };
}

/** What the remark holds for a platform without fields for it, and the remark without that. */
function readRemark(remark = '') {
  const { tiers, remark: rest } = tiersInRemark(remark);
  return { tiers, ...discountIn(rest) };
}

/** The prices of a line: of all its tiers, or its only one. */
export const quotedPrices = ({ tiers, quantity, unitPrice }: Pick<SentItem, 'tiers' | 'quantity' | 'unitPrice'>) =>
  tiers?.map(({ minQuantity, price }) => ({ quantity: minQuantity, unitPrice: price })) ?? [{ quantity, unitPrice }];

const withTiers = <I extends SentItem>(items: readonly I[], inRemark: ReadonlyMap<number, Tier[]>) =>
  items.map((item, index) => ({ ...item, tiers: item.tiers ?? inRemark.get(index) }));

/** The items with their price tiers, from their field or from the remark. */
export const tieredItems = <I extends SentItem>({ items, remark }: { items: readonly I[]; remark?: string }) =>
  withTiers(items, readRemark(remark).tiers);

/** What the prices are below the list prices, in all. */
function belowList(lines: SentQuotation['items'], currency: string): string | undefined {
  const list = lines.map(({ listPrice, unitPrice, quantity }) => ({ quantity, unitPrice: listPrice ?? unitPrice }));
  return subtractAmounts(sumOfLines(list, currency), sumOfLines(lines, currency));
}

const shareOf = (discount: SentQuotation['discount']): NamedDiscount | undefined =>
  discount?.share ? { share: discount.share } : undefined;

function amountOf(discount: SentQuotation['discount'], lines: SentQuotation['items'], currency: string) {
  const amount = discount && (discount.amount ?? belowList(lines, currency));
  return amount === undefined ? undefined : { ...shareOf(discount), amount };
}

/**
 * A quotation in the parts that a reader looks for, from its fields (contract 5, `quotation-terms` and
 * `quotation-tiers`) or from its lines and its remark; amounts as their lines show them, so that they add up. The unit
 * prices are those after the discount in both. With price tiers there is no sum of goods.
 */
export function partsOf(quotation: SentQuotation) {
  const { currency, discount } = quotation;
  const inRemark = readRemark(quotation.remark);
  const items = withTiers(quotation.items, inRemark.tiers);
  const lines = items.filter((item) => !chargeOf(item));
  const isTiered = lines.some(({ tiers }) => tiers);
  const extra = (amount: string | undefined) => (amount === undefined ? [] : [{ quantity: 1, unitPrice: amount }]);
  const linesOf = (charge: Charge) => [
    ...items.filter((item) => chargeOf(item) === charge),
    ...extra(quotation[charge]),
  ];
  const [freight, insurance] = [linesOf('freight'), linesOf('insurance')];
  const goods = isTiered ? undefined : sumOfLines(lines, currency);
  const less = (isTiered ? shareOf(discount) : amountOf(discount, lines, currency)) ?? inRemark.discount;
  return {
    lines,
    isTiered,
    /** The sum of the list prices; undefined without a discount. */
    list: less && goods && sumOfLines([...extra(goods), ...extra(less.amount)], currency),
    goods,
    freight: freight.length > 0 ? sumOfLines(freight, currency) : undefined,
    insurance: insurance.length > 0 ? sumOfLines(insurance, currency) : undefined,
    discount: less,
    total: isTiered ? undefined : sumOfLines([...lines, ...freight, ...insurance], currency),
    remark: inRemark.remark,
  };
}
