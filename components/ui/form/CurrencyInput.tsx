import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { currencyName } from '@/lib/i18n/display-names';
import { CURRENCIES } from './currencies';
import { SelectInput } from './SelectInput';

/** One of the usual currencies; another one that the record has stays. */
export function CurrencyInput({ size }: Pick<ComponentProps<typeof SelectInput>, 'size'>) {
  const locale = useLocale();
  return (
    <SelectInput
      size={size}
      options={CURRENCIES.map((code) => ({ value: code, label: `${code} ${currencyName(code, locale)}` }))}
    />
  );
}
