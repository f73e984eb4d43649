import { ArrowDownToLine, ArrowUpFromLine, Copy, Pencil, Send, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Can, useCan } from '@/components/ui/permission/Can';
import { RowAction } from '@/components/ui/table/RowAction';
import type { Product } from '@/lib/api/product-schema';
import { targetsFrom } from './product-status';
import type { ProductActions } from './use-product-actions';

const ICONS = { online: ArrowUpFromLine, offline: ArrowDownToLine, reviewing: Send };

/** What can be done with one product: its next state, edit, copy, delete. */
export function ProductRowActions({ product, actions }: { product: Product; actions: ProductActions }) {
  const t = useTranslations('productList.action');
  const { busy } = actions;
  const targets = useCan()(['product:status']) ? targetsFrom(product.status) : [];
  return (
    <>
      {targets.map((to) => (
        <RowAction
          key={to}
          label={t(to)}
          icon={ICONS[to]}
          busy={busy}
          onClick={() => actions.setStatus([product], to)}
        />
      ))}
      <RowAction label={t('edit')} icon={Pencil} onClick={() => actions.edit(product)} />
      <Can guard={['product:edit']}>
        <RowAction label={t('copy')} icon={Copy} busy={busy} onClick={() => actions.copy(product)} />
      </Can>
      <Can guard={['product:delete']}>
        <RowAction label={t('delete')} icon={Trash2} danger busy={busy} onClick={() => actions.remove([product])} />
      </Can>
    </>
  );
}
