import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { currencyName } from '@/lib/i18n/display-names';
import { showMessage } from '@/lib/state/messages';
import { CURRENCIES } from './names/currencies';
import { useFieldInput } from '../field-context';
import { FollowField } from '../FollowField';
import { useFormHandle } from '../form-context';
import { SelectInput } from './SelectInput';

/** A value of the form that contains prices. */
export interface PriceValue {
  path: string;
  value: unknown;
  /** The same value without its prices, or with those that could be converted. */
  emptied: unknown;
  /** Number of prices that it loses. */
  count: number;
  /** Number of prices that it keeps converted; `emptied` is set even if there is none. */
  converted?: number;
}

interface CurrencyInputProps extends Pick<ComponentProps<typeof SelectInput>, 'size'> {
  /** Returns all prices of the form, which were in the currency `before`. */
  prices: (valueAt: (path: string) => unknown, before: string) => readonly PriceValue[];
}

/**
 * One of the usual currencies; another one in the record is kept. The same number in another currency is another price:
 * a change clears or converts the prices, shows a message, and can be undone.
 */
export function CurrencyInput({ size, prices }: CurrencyInputProps) {
  const t = useTranslations('form');
  const locale = useLocale();
  const { name } = useFieldInput();
  const { model } = useFormHandle();
  const empty = (next: unknown, before: unknown) => {
    if (next === before) return;
    const filled = prices(model.get, String(before)).filter(
      ({ count, converted }) => count > 0 || converted !== undefined,
    );
    const sumOf = (part: 'count' | 'converted') => filled.reduce((sum, value) => sum + (value[part] ?? 0), 0);
    const [count, kept] = [sumOf('count'), sumOf('converted')];
    filled.forEach(({ path, emptied }) => model.set(path, emptied));
    if (count + kept === 0) return;
    const undo = () => {
      model.set(name, before);
      filled.forEach(({ path, value }) => model.set(path, value));
    };
    showMessage('warning', t('pricesChanged', { count, converted: kept, currency: String(before) }), {
      label: t('undo'),
      run: undo,
      undoes: true,
    });
  };
  return (
    <FollowField onChange={empty}>
      <SelectInput
        size={size}
        options={CURRENCIES.map((code) => {
          const name = `${code} ${currencyName(code, locale)}`;
          // A small field has room for the code alone; the list has both.
          return size === 'small'
            ? { value: code, label: code, short: name, search: name, depth: 0 }
            : { value: code, label: name };
        })}
      />
    </FollowField>
  );
}
