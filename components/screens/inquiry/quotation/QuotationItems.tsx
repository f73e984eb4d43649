import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { LazyProductPicker } from '@/components/shared/product/lazy-products';
import { useRecords } from '@/components/ui/use-records';
import { useFormHandle, useFormValue } from '@/components/ui/form/form-context';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { productApi } from '@/lib/api/product';
import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import type { Product } from '@/lib/api/product-schema';
import { equal } from '@/lib/util/equal';
import { buyerLanguage } from '../rules/buyer-language';
import { lastPrice } from './earlier/last-price';
import { LastPrice } from './earlier/LastPrice';
import { MarginNote } from './MarginNote';
import { QuotationItem } from './QuotationItem';
import { QuotationTiers } from './tiers/QuotationTiers';
import { amountIn } from './quotation-currency';
import { changedRow, changedTier, productRow, tieredByProduct, withRows } from './quotation-lines';
import { variantChoices } from './quotation-variant';
import { useQuotedBefore } from './earlier/use-quoted-before';
import { EMPTY_ITEM, type ItemValues, type QuotationValues } from './quotation-fields';
import styles from './QuotationItems.module.css';

const plus = <Plus size={16} strokeWidth={1.7} aria-hidden />;

export function QuotationItems({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.quotation');
  const { model } = useFormHandle();
  const current = () => model.snapshot().values as QuotationValues;
  const rows = useFormValue<ItemValues[]>('items');
  const currency = useFormValue<string>('currency');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(new Map());
  const picking = useAnchor();
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
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
  const quoted = useQuotedBefore(inquiry, ids);
  const full = rows.length >= INQUIRY_LIMITS.items;

  const set = (next: ItemValues[], known = productOf) => model.fill(withRows(current(), next, known));
  const update = (index: number, to: (row: ItemValues, product: ReturnType<typeof productOf>) => ItemValues) =>
    set(current().items.map((row, at) => (at === index ? to(row, productOf(row.productId)) : row)));
  const change = (index: number, part: Partial<ItemValues>) =>
    update(index, (row, product) => changedRow(row, part, product, current()));
  /** A row of its own for a second variant of the product. */
  const addVariant = (index: number, product: Product) => {
    const { items } = current();
    set(items.toSpliced(index + 1, 0, productRow(product, language, current())));
  };
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
      <Stack aria-label={t('items')} as="ul" gap={12}>
        {rows.map((row, index) => {
          const product = productOf(row.productId);
          const variants = variantChoices(product, row.variant);
          const own = tieredByProduct(row, product, { currency, rates });
          return (
            <QuotationItem
              // A row has no identity other than its index; its inputs hold no state of their own.
              key={`${index} ${row.productId ?? ''}`}
              index={index}
              row={row}
              variants={variants}
              image={inquiry.products.find(({ id }) => id === row.productId)?.image || product?.images[0]}
              target={targetOf(row.productId)}
              currency={currency}
              onChange={(part) => change(index, part)}
              onRemove={() => remove(index)}
              onAddVariant={
                product && product.variants.length > 1 && !full ? () => addVariant(index, product) : undefined
              }
              last={
                <>
                  <LastPrice
                    row={row}
                    number={index + 1}
                    last={lastPrice(quoted, row, variants)}
                    into={{ currency, rates }}
                    onTake={(unitPrice) => change(index, { unitPrice })}
                  />
                  <MarginNote index={index} product={product} />
                </>
              }
            >
              <QuotationTiers
                index={index}
                tiers={row.tiers ?? []}
                onChange={(at, part) =>
                  update(index, (before, known) => changedTier(before, at, part, known, current()))
                }
                onSet={(tiers) => change(index, { tiers })}
                onTakeOwn={own && !equal(own, row) ? () => update(index, () => own) : undefined}
              />
            </QuotationItem>
          );
        })}
      </Stack>
      <PathNotes path="items" />
      <div className={styles.row}>
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
      </div>
      {picking.open && (
        <LazyProductPicker chosen={ids} max={INQUIRY_LIMITS.items} onClose={picking.hide} onChoose={choose} />
      )}
    </div>
  );
}
