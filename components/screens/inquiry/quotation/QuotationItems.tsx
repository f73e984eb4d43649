import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyProductPicker } from '@/components/ui/product/lazy-products';
import { useRecords } from '@/components/ui/product/use-records';
import { useFormHandle, useFormValue } from '@/components/ui/form/form-context';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { productApi } from '@/lib/api/product';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import type { Product } from '@/lib/api/product-schema';
import { buyerLanguage } from '../rules/buyer-language';
import { QuotationItem } from './QuotationItem';
import { amountIn } from './quotation-currency';
import { changedRow, productRow, withRows } from './quotation-lines';
import { variantChoices } from './quotation-variant';
import { EMPTY_ITEM, type ItemValues, type QuotationValues } from './quotation-fields';

const plus = <Plus size={16} strokeWidth={1.7} aria-hidden />;

export function QuotationItems({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.quotation');
  const { model } = useFormHandle();
  const current = () => model.snapshot().values as QuotationValues;
  const rows = useFormValue<ItemValues[]>('items');
  const currency = useFormValue<string>('currency');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(new Map());
  const picking = useAnchor();
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  const records = useRecords(productApi, ids);
  const productIn =
    (known: typeof chosen) =>
    (id = '') =>
      known.get(id) ?? records.get(id)?.data;
  const productOf = productIn(chosen);
  const language = buyerLanguage(inquiry.buyer.country);
  const rates = useFormValue<QuotationValues['rates']>('rates');
  /** In the currency of the quotation as soon as a rate is known. */
  const targetOf = (id: string | undefined) => {
    const target = inquiry.products.find((product) => product.id === id)?.targetPrice;
    const amount = target && amountIn(target, { currency, rates });
    return amount === undefined ? target : { amount, currency };
  };
  const full = rows.length >= INQUIRY_LIMITS.items;

  const set = (next: ItemValues[], known = productOf) => model.fill(withRows(current(), next, known));
  const change = (index: number, part: Partial<ItemValues>) =>
    set(
      current().items.map((row, at) =>
        at === index ? changedRow(row, part, productOf(row.productId), current()) : row,
      ),
    );
  const remove = (index: number) => {
    set(current().items.filter((_, at) => at !== index));
    model.touch('items');
  };
  const choose = (next: readonly string[], found: ReadonlyMap<string, Product>) => {
    picking.hide();
    const known = new Map([...chosen, ...found]);
    setChosen(known);
    const more = next.filter((id) => !ids.includes(id)).flatMap((id) => found.get(id) ?? []);
    const kept = rows.filter(({ productId }) => productId === undefined || next.includes(productId));
    set([...kept, ...more.map((product) => productRow(product, language, current()))], productIn(known));
  };
  return (
    <div>
      <Box component="ul" aria-label={t('items')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows.map((row, index) => (
          <QuotationItem
            // A row has no identity other than its index; its inputs hold no state of their own.
            key={`${index} ${row.productId ?? ''}`}
            index={index}
            row={row}
            variants={variantChoices(productOf(row.productId), row.variant)}
            image={
              inquiry.products.find(({ id }) => id === row.productId)?.image || productOf(row.productId)?.images[0]
            }
            target={targetOf(row.productId)}
            currency={currency}
            onChange={(part) => change(index, part)}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <PathNotes path="items" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1, mt: 0.5 }}>
        <Button
          size="small"
          variant="text"
          disabled={full}
          startIcon={plus}
          aria-haspopup="dialog"
          onClick={picking.show}
        >
          {t('addProduct')}
        </Button>
        <Button size="small" variant="text" disabled={full} startIcon={plus} onClick={() => set([...rows, EMPTY_ITEM])}>
          {t('addLine')}
        </Button>
      </Box>
      {picking.open && (
        <LazyProductPicker chosen={ids} max={INQUIRY_LIMITS.items} onClose={picking.hide} onChoose={choose} />
      )}
    </div>
  );
}
