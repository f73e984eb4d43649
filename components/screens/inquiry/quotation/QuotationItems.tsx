import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyProductPicker } from '@/components/ui/product/lazy-products';
import { useFormValue } from '@/components/ui/form/form-context';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { useListValue } from '@/components/ui/form/use-list-value';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import type { Product } from '@/lib/api/product-schema';
import { localized } from '@/lib/i18n/localized';
import { buyerLanguage } from '../rules/buyer-language';
import { QuotationItem } from './QuotationItem';
import { priced } from './quotation-currency';
import { EMPTY_ITEM, listPrice, type ItemValues, type QuotationValues } from './quotation-values';

interface QuotationItemsProps {
  inquiry: Inquiry;
  asked: ReadonlyMap<string, Product | null | undefined>;
}

const plus = <Plus size={16} strokeWidth={1.7} aria-hidden />;

export function QuotationItems({ inquiry, asked }: QuotationItemsProps) {
  const t = useTranslations('inquiry.quotation');
  const { rows, set, patch, remove } = useListValue<ItemValues>('items');
  const currency = useFormValue<string>('currency');
  const into = { currency, rates: useFormValue<QuotationValues['rates']>('rates') };
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(new Map());
  const picking = useAnchor();
  const productOf = (id: string | undefined) => (id === undefined ? undefined : (chosen.get(id) ?? asked.get(id)));
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  const full = rows.length >= INQUIRY_LIMITS.items;

  /** A price of the product follows the quantity; a typed one stays. */
  const change = (index: number, part: Partial<ItemValues>) => {
    const row = rows[index];
    if (!row) return;
    if ('unitPrice' in part) return patch(index, { ...part, base: undefined });
    const product = productOf(row.productId);
    const own = priced({ ...row, unitPrice: undefined, base: listPrice(product, row.quantity) }, into).unitPrice;
    const base = 'quantity' in part && own === row.unitPrice ? listPrice(product, part.quantity) : undefined;
    patch(index, base ? priced({ ...row, ...part, base }, into) : part);
  };
  const choose = (next: readonly string[], records: ReadonlyMap<string, Product>) => {
    picking.hide();
    setChosen(new Map([...chosen, ...records]));
    const more = next.filter((id) => !ids.includes(id)).flatMap((id) => records.get(id) ?? []);
    set([
      ...rows.filter(({ productId }) => productId === undefined || next.includes(productId)),
      ...more.map((product): ItemValues => {
        const { id, title, moq } = product;
        const quantity = moq?.quantity;
        const row = {
          productId: id,
          title: localized(title, buyerLanguage(inquiry.buyer.country)).slice(0, 255),
          quantity,
          unit: moq?.unit ?? '',
          unitPrice: undefined,
        };
        return priced({ ...row, base: listPrice(product, quantity) }, into);
      }),
    ]);
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
            image={
              inquiry.products.find(({ id }) => id === row.productId)?.image || productOf(row.productId)?.images[0]
            }
            target={inquiry.products.find(({ id }) => id === row.productId)?.targetPrice}
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
