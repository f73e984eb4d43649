import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showMessage } from '@/lib/state/messages';
import { REVERSE, type Target } from './product-status';

const idsOf = (products: readonly Product[]) => products.map((product) => product.id);
const meta = { invalidates: [productApi.key] };
/** As many reasons as a message can hold. */
const REASONS = 3;

/** What can be done with products from the list. `settled` is told which of them are dealt with. */
export function useProductActions(settled: (ids: string[]) => void) {
  const t = useTranslations('productList');
  const undo = useTranslations('feedback')('undo');

  const restore = useMutation({
    meta,
    mutationFn: (ids: string[]) => productApi.restore(ids),
    onSuccess: (_, ids) => showMessage('success', t('done.restored', { count: ids.length })),
  });

  const remove = useMutation({
    meta,
    mutationFn: (products: readonly Product[]) => productApi.remove(idsOf(products)),
    onSuccess: ({ data }, products) => {
      const ids = idsOf(products);
      settled(ids);
      if (data.deleted === 0) return showMessage('info', t('done.gone'));
      showMessage('success', t('done.deleted', { count: data.deleted }), {
        label: undo,
        run: () => restore.mutate(ids),
      });
    },
  });

  const change = useMutation({
    meta,
    mutationFn: ({ products, to }: { products: readonly Product[]; to: Target }) =>
      productApi.setStatus(idsOf(products), to),
    onSuccess: ({ data }, { products, to }) => {
      const reasons = new Map(data.failed.map(({ id, msg }) => [id, msg]));
      const done = products.filter((product) => !reasons.has(product.id));
      const refused = products.filter((product) => reasons.has(product.id));
      settled(idsOf(done));
      const back = REVERSE[to];
      // What was there already stays when the change is undone.
      const moved = done.filter((product) => product.status !== to);
      const action =
        back && moved.length > 0 ? { label: undo, run: () => change.mutate({ products: moved, to: back }) } : undefined;
      if (refused.length === 0) return showMessage('success', t(`done.${to}`, { count: data.changed }), action);
      const shown = refused
        .slice(0, REASONS)
        .map(({ id, sku }) => t('partly.reason', { sku, reason: reasons.get(id) ?? '' }));
      const more = refused.length > REASONS ? ' …' : '';
      showMessage(
        'warning',
        t(`partly.${to}`, { count: data.changed, failed: refused.length, reasons: `${shown.join(' · ')}${more}` }),
        action,
      );
    },
  });

  const copy = useMutation({
    meta,
    mutationFn: (product: Product) => productApi.copy(product.id),
    onSuccess: ({ data }) =>
      showMessage('success', t('done.copied'), {
        label: t('done.openCopy'),
        run: () => navigate(paths.productForm(data.id)),
      }),
  });

  // One change at a time: a second press while the first is on its way would act on rows that are about to change.
  const busy = remove.isPending || change.isPending || copy.isPending;
  return {
    busy,
    edit: (product: Product) => navigate(paths.productForm(product.id)),
    copy: (product: Product) => !busy && copy.mutate(product),
    remove: (products: readonly Product[]) => !busy && remove.mutate(products),
    setStatus: (products: readonly Product[], to: Target) => !busy && change.mutate({ products, to }),
  };
}

export type ProductActions = ReturnType<typeof useProductActions>;
