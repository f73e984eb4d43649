import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { plainText } from '@/components/ui/form/rich-text';
import type { Product } from '@/lib/api/product-schema';
import { changeText } from '@/lib/i18n/change-text';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { useFieldLabel } from '../form/product-labels';
import { useProductValue } from '../form/use-product-value';
import { isEmptied, isJump, NEW, WHOLE, type FieldChange } from './changes';

/** Characters of a value that are shown. */
const MAX_SHOWN = 160;
/** Characters before the place where two long texts begin to differ. */
const LEAD = 30;
/** Characters of the name of a picture. */
const MAX_NAME = 48;

/** A line ends between two tiers, not within one. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
/** Without half of a character at its ends. */
const whole = (text: string) => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');

/** Two texts from where they differ, so that what has changed of a long one is seen. */
function clipped(texts: readonly [string, string]): [string, string] {
  const [one, other] = texts;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const isLong = one.length > MAX_SHOWN || other.length > MAX_SHOWN;
  const from = isLong && same > MAX_SHOWN / 2 ? same - LEAD : 0;
  const cut = (text: string) => {
    const part = whole(text.slice(from, from + MAX_SHOWN));
    return `${from > 0 && part ? '…' : ''}${part}${text.length > from + MAX_SHOWN ? '…' : ''}`;
  };
  return [cut(one), cut(other)];
}

const pictureName = (address: string) =>
  address.startsWith('data:') ? address.slice(0, MAX_NAME) : (address.split(/[?#]/)[0]!.split('/').at(-1) ?? address);

type Shown = Pick<Product, 'pricing' | 'moq' | 'variants' | 'attributes' | 'leadTimes' | 'supplyAbility' | 'status'>;
type ValueOf<K extends keyof Shown> = NonNullable<Shown[K]>;

/** Fields of products and their values before and after a change, as the list and the form write them. */
export function useChangeTexts() {
  const t = useTranslations('productChange');
  const form = useTranslations('productForm');
  const locale = useLocale();
  const format = useFormatter();
  const units = useUnits();
  const label = useFieldLabel();
  const show = useProductValue(true);
  const money = (amount: string | undefined, currency: string | undefined) =>
    amount === undefined ? '' : currency ? formatAmount(amount, currency, locale) : amount;
  const joined = (texts: readonly string[]) => texts.filter(Boolean).join(' · ');

  function prices({ mode, currency, price, min, max, tiers = [] }: ValueOf<'pricing'>): string {
    if (mode === 'negotiable') return form('mode.negotiable');
    if (![price, min, max].some(Boolean) && tiers.length === 0) return '';
    if (mode === 'single') return money(price, currency);
    if (mode === 'range') return t('range', { low: money(min, currency), high: money(max, currency) });
    return joined(
      tiers.map((tier) => unbroken(t('tier', { quantity: tier.minQuantity, price: money(tier.price, currency) }))),
    );
  }

  const variant = ({ sku, options, price, stock }: ValueOf<'variants'>[number], currency: string | undefined) =>
    format.list(
      [
        ...[sku, ...Object.values(options), money(price, currency)],
        ...(stock === undefined ? [] : [t('stock', { count: stock })]),
      ].filter(Boolean),
      { type: 'unit' },
    );

  function text({ path, currency }: FieldChange, value: unknown): string {
    if (value === undefined || value === null) return '';
    switch (path) {
      case 'pricing':
        return prices(value as ValueOf<'pricing'>);
      case 'moq': {
        const { quantity, unit } = value as ValueOf<'moq'>;
        return units.quantity(quantity, unit);
      }
      case 'supplyAbility': {
        const { quantity, unit, period } = value as ValueOf<'supplyAbility'>;
        return joined([units.quantity(quantity, unit), show('supplyAbility.period', period)]);
      }
      case 'variants':
        return joined((value as ValueOf<'variants'>).map((one) => variant(one, currency)));
      case 'attributes':
        return joined(
          (value as ValueOf<'attributes'>).map((one) => t('attribute', { name: one.name, value: one.value })),
        );
      case 'leadTimes':
        return joined(
          (value as ValueOf<'leadTimes'>).map(({ maxQuantity, days }) => t('leadTime', { maxQuantity, days })),
        );
      case 'images':
        return joined((value as string[]).map(pictureName));
      case 'sample.price':
        return money(String(value), currency);
      case 'status':
        return form(`status.${value as ValueOf<'status'>}`);
    }
    return path.startsWith('description.') ? plainText(String(value)) : show(path, value);
  }

  return {
    /** What a field is called. */
    field: (path: string): string => (path === NEW ? t('new') : path === WHOLE ? t('whole') : label(path)),
    /** Its value before and after; a missing one is named. */
    values(change: FieldChange): { before: string; after: string } {
      if (change.path === WHOLE || change.path === NEW) return { before: '', after: '' };
      const [before, after] = clipped([text(change, change.before), text(change, change.after)]);
      return {
        before: before || t('none'),
        after: after || t(isEmptied(change) ? 'emptied' : 'none'),
      };
    },
    /** "+900%" of a price that changes by more than is usual; undefined for any other change. */
    jump: (change: FieldChange): string | undefined => (isJump(change) ? changeText(format, change.jump!) : undefined),
  };
}
