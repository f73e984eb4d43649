import { ArrowDownToLine, ArrowUpFromLine, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useRecordActions } from '@/components/ui/table/changes/use-record-actions';
import { productApi } from '@/lib/api/product';
import { PRODUCT_TRANSITIONS, type Product } from '@/lib/api/product-schema';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showMessage } from '@/lib/state/messages';

const MOVES = { online: ArrowUpFromLine, offline: ArrowDownToLine, reviewing: Send };
type Target = keyof typeof MOVES;

/** `settled` is called with the ids of products that were changed or deleted. */
export function useProductActions(settled: (ids: string[]) => void) {
  const t = useTranslations('productList');
  const actions = useRecordActions<Product, Target>(productApi, {
    settled,
    transitions: PRODUCT_TRANSITIONS,
    moves: MOVES,
    moveLabel: (to) => t(`action.${to}`),
    rights: { move: 'product:edit', remove: 'product:delete' },
    place: paths.productForm,
    done: (to, count) => t(`done.${to}`, { count }),
    nameOf: ({ sku }) => sku,
  });
  const copy = useWrite({
    ...productApi.mutations.copy(),
    onSuccess: ({ data }) =>
      showMessage('success', t('done.copied'), {
        label: t('done.openCopy'),
        run: () => navigate(paths.productForm(data.id)),
      }),
  });
  const busy = actions.busy || copy.isPending;
  return { ...actions, busy, copy: (product: Product) => !busy && copy.mutate(product.id) };
}

export type ProductActions = ReturnType<typeof useProductActions>;
