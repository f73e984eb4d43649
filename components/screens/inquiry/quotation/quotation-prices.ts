import type { PriceValue } from '@/components/ui/form/CurrencyInput';
import type { ItemValues } from './quotation-values';

/** The prices of a quotation, which all are in its currency. */
export function quotationPrices(valueAt: (path: string) => unknown): PriceValue[] {
  const items = (valueAt('items') ?? []) as ItemValues[];
  const emptied = items.map((item) => ({ ...item, unitPrice: undefined }));
  return [{ path: 'items', value: items, emptied, count: items.filter(({ unitPrice }) => unitPrice?.trim()).length }];
}
