import type { Quotation } from '@/lib/api/inquiry-schema';
import { addDays } from '@/lib/util/day';
import { compareAmounts } from '@/lib/util/money';
import { discounted, partsOf, quotedPrices } from '../../rules/quotation-extras';
import { tiersInRemark } from '../../rules/tier-table';
import { placeKindOf } from '../../rules/trade-place';
import { noBases } from '../quotation-currency';
import type { ItemValues, QuotationValues, QuotedVariant } from '../quotation-fields';
import { VALID_DAYS } from '../quotation-values';

type Lines = (ReturnType<typeof partsOf>['lines'][number] & { variantId?: string; sku?: string })[];

/** The variant of a line, with the words that its title has in brackets. */
function variantOf({ variantId, sku = '', title }: Lines[number]): QuotedVariant | undefined {
  if (variantId === undefined) return undefined;
  return { id: variantId, sku, words: /\(([^()]*)\)$/.exec(title)?.[1] ?? sku };
}

/** The list prices and the discount, if they give exactly the prices that the buyer has; else the prices alone. */
function discountAgain({ discount, currency }: Quotation, lines: Lines) {
  const value = discount?.share ?? discount?.amount;
  const by = discount?.share === undefined ? 'amount' : 'share';
  const list = lines.flatMap((line) => (line.listPrice && !line.tiers ? { ...line, unitPrice: line.listPrice } : []));
  if (value === undefined || list.length < lines.length) return { lines, discount: undefined, discountBy: by } as const;
  const again = discounted(
    list.map(({ quantity, unitPrice }) => ({ quantity, unitPrice })),
    { by, value },
    currency,
  );
  const isExact = again?.lines.every((one, at) => compareAmounts(one.unitPrice, lines[at]?.unitPrice) === 0);
  return isExact
    ? ({ lines: list, discount: value, discountBy: by } as const)
    : ({ lines, discount: undefined, discountBy: by } as const);
}

/** The sum of what was sent, which has two decimals at most, as it can be sent again in a currency with three. */
const twoDecimals = (amount: string | undefined) => amount?.replace(/(\.\d\d)0$/, '$1');

function itemOf(line: Lines[number]): ItemValues {
  const [first, ...tiers] = quotedPrices(line).map(({ quantity, unitPrice }) => ({ quantity, unitPrice }));
  const { productId, title, unit } = line;
  const variant = variantOf(line);
  return { productId, title, unit, ...first!, ...(variant && { variant }), ...(tiers.length > 0 && { tiers }) };
}

/** The values that send a quotation again, valid from today; the words beside it stay as they are in the form. */
export function quotationAgain(quotation: Quotation, { content }: QuotationValues, today: string): QuotationValues {
  const { freight, insurance, lines: sent } = partsOf(quotation);
  const { lines, discount, discountBy } = discountAgain(quotation, sent);
  const { currency, tradeTerm, paymentTerm, payments = [], leadTimeDays, remark = '' } = quotation;
  const places = { delivery: '', loading: '', discharge: '', destination: '' };
  const kind = placeKindOf(tradeTerm);
  if (kind) places[kind] = quotation.destination ?? quotation.port ?? '';
  return {
    items: lines.map(itemOf),
    currency,
    bases: noBases(),
    rates: {},
    discountBy,
    discount,
    freight: twoDecimals(freight),
    insurance: twoDecimals(insurance),
    tradeTerm,
    places,
    paymentTerm,
    payments: payments.map(({ percent, when, days }) => ({ percent, when, days })),
    leadTimeDays,
    validBy: 'days',
    validDays: VALID_DAYS,
    validUntil: addDays(today, VALID_DAYS),
    // Where the platform has no fields for them, it also names a discount and payments, which are sent again with it.
    remark: tiersInRemark(remark).remark,
    content,
  };
}
