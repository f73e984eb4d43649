import type { ContentLanguage } from '@/lib/i18n/localized';
import { compareAmounts, scaleAmount, subtractAmounts, sumOfLines } from '@/lib/util/money';

/**
 * Freight and discount of a quotation. The contract's quotation has lines with prices above 0 only (contract 4):
 * freight is a line of its own; a discount is subtracted from the unit prices, so that every platform gets the same
 * sum, and a sentence at the beginning of the remark names it. Both are recognized again in a quotation that was sent.
 * The words are those of the buyer's language, not of the interface.
 */

const FREIGHT: Record<ContentLanguage, { title: string; unit: string }> = {
  zh: { title: '运费', unit: '票' },
  en: { title: 'Freight', unit: 'lot' },
};
const FREIGHT_TITLES = Object.values(FREIGHT).map(({ title }) => title.toLowerCase());

export interface SentLine {
  productId?: string;
  title: string;
  quantity: number;
  unit: string;
  unitPrice: string;
}

export const freightLine = (amount: string, language: ContentLanguage): SentLine => ({
  ...FREIGHT[language],
  quantity: 1,
  unitPrice: amount,
});

const isFreight = ({ productId, title }: SentLine) =>
  productId === undefined && FREIGHT_TITLES.includes(title.trim().toLowerCase());

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
  items: readonly SentLine[];
  currency: string;
  remark?: string;
}

/** A quotation in the parts that a reader looks for; amounts as their lines show them, so that they add up. */
export function partsOf({ items, currency, remark = '' }: SentQuotation) {
  const lines = items.filter((item) => !isFreight(item));
  const freight = items.filter(isFreight);
  const found = SENTENCE.exec(remark);
  const discount: NamedDiscount | undefined = found
    ? { ...(found[1] ? { share: found[1] } : {}), amount: found[2] ?? '' }
    : undefined;
  return {
    lines,
    goods: sumOfLines(lines, currency),
    freight: freight.length > 0 ? sumOfLines(freight, currency) : undefined,
    discount,
    total: sumOfLines(items, currency),
    remark: found ? remark.slice(found[0].length) : remark,
  };
}
