import { Stack } from '@/components/ui/layout/Stack';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { useState } from 'react';
import { isWaitingFor, useRecords } from '@/components/ui/use-records';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { useShopToday } from '@/lib/api/shop-zone';
import type { Again } from './earlier/again-context';
import { QuotationForm } from './QuotationForm';
import { quotationFor } from './quotation-values';

interface QuotationEditorProps {
  inquiry: Inquiry;
  again: Again | undefined;
  /** For instance to close a drawer. */
  onSent?: (() => void) | undefined;
}

/** Rendered once the prices of the requested products are loaded. Products that fail to load are skipped. */
export function QuotationEditor({ inquiry, again, onSent }: QuotationEditorProps) {
  const records = useRecords(
    productApi,
    inquiry.products.map(({ id }) => id),
  );
  if (isWaitingFor([...records.values()])) {
    return (
      <Stack aria-hidden gap={12}>
        {[36, 36, 60, 60].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    );
  }
  const products = new Map([...records].map(([id, { data }]) => [id, data] as const));
  return <Filled inquiry={inquiry} products={products} again={again} onSent={onSent} />;
}

interface FilledProps extends QuotationEditorProps {
  products: ReadonlyMap<string, Product | null | undefined>;
}

/** The initial values are computed once: prices that change later must not overwrite input. */
function Filled({ inquiry, products, again, onSent }: FilledProps) {
  const today = useShopToday();
  const [initial] = useState(() => quotationFor(inquiry, products, today));
  return <QuotationForm inquiry={inquiry} initial={initial} today={today} again={again} onSent={onSent} />;
}
