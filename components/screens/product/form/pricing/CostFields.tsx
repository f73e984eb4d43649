import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useSeesCost } from '@/components/shared/product/use-sees-cost';
import { Field } from '@/components/ui/form/Field';
import { FieldRow } from '@/components/ui/form/FieldRow';
import { useFormValue } from '@/components/ui/form/form-context';
import { CurrencyInput } from '@/components/ui/form/inputs/CurrencyInput';
import { MoneyInput } from '@/components/ui/form/inputs/MoneyInput';
import { marginOf } from '@/lib/api/product/margin';
import { formatAmount } from '@/lib/i18n/amount-text';
import { compareAmounts } from '@/lib/util/money';
import type { ProductValues } from '../product-values';
import { single } from './product-prices';

/** The lowest price of the product's mode that is filled in. */
function lowestPrice({ mode, price, min, tiers }: ProductValues['pricing']): string | undefined {
  const prices = mode === 'single' ? [price] : mode === 'range' ? [min] : tiers.map((tier) => tier.price);
  const [lowest] = mode === 'negotiable' ? [] : prices.filter(Boolean).toSorted((a, b) => compareAmounts(a, b) ?? 0);
  return lowest;
}

/** What the product costs the supplier, and what its lowest price leaves if both are in one currency. */
export function CostFields() {
  const t = useTranslations('productForm');
  const format = useFormatter();
  const locale = useLocale();
  const pricing = useFormValue<ProductValues['pricing']>('pricing');
  const { amount, currency } = useFormValue<ProductValues['cost']>('cost');
  if (!useSeesCost()) return null;
  const price = lowestPrice(pricing);
  const margin = amount && price && currency === pricing.currency ? marginOf(price, amount) : undefined;
  const hint = margin
    ? t('hints.margin', {
        share: format.number(margin.share, 'share'),
        price: formatAmount(price!, currency, locale),
      })
    : t('hints.cost');
  return (
    <FieldRow columns={2}>
      <Field name="cost.amount" label={t('fields.cost')} hint={hint}>
        <MoneyInput suffix={currency} />
      </Field>
      <Field name="cost.currency" label={t('fields.costCurrency')}>
        <CurrencyInput prices={(valueAt) => [single('cost.amount', valueAt)]} />
      </Field>
    </FieldRow>
  );
}
