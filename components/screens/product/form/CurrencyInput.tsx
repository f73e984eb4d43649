import { useLocale } from 'next-intl';
import { SelectInput } from '@/components/ui/form/SelectInput';
import { CURRENCIES } from './units';

/** The currency of every price of the product. */
export function CurrencyInput() {
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <SelectInput options={CURRENCIES.map((code) => ({ value: code, label: `${code} ${names.of(code) ?? ''}` }))} />
  );
}
