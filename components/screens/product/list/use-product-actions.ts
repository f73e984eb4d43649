import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRemove, useStatusChange } from '@/components/ui/table/use-entity-actions';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showMessage } from '@/lib/state/messages';
import { REVERSE, type Target } from './product-status';

/** What can be done with products from the list. `settled` is told which of them are dealt with. */
export function useProductActions(settled: (ids: string[]) => void) {
  const t = useTranslations('productList.done');
  const remove = useRemove(productApi, settled);
  const change = useStatusChange<Product, Target>(productApi, settled, {
    done: (to, count) => t(to, { count }),
    nameOf: ({ sku }) => sku,
    reverse: REVERSE,
  });
  const copy = useMutation({
    ...productApi.mutations.copy(),
    onSuccess: ({ data }) =>
      showMessage('success', t('copied'), { label: t('openCopy'), run: () => navigate(paths.productForm(data.id)) }),
  });

  // One change at a time: a second press while the first is on its way would act on rows that are about to change.
  const busy = remove.isPending || change.isPending || copy.isPending;
  return {
    busy,
    edit: (product: Product) => navigate(paths.productForm(product.id)),
    copy: (product: Product) => !busy && copy.mutate(product.id),
    remove: (products: readonly Product[]) => !busy && remove.mutate(products.map(({ id }) => id)),
    setStatus: (products: readonly Product[], to: Target) => !busy && change.mutate({ rows: products, to }),
  };
}

export type ProductActions = ReturnType<typeof useProductActions>;
