import { ListPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useMay } from '@/components/ui/permission/Can';
import type { ListQuery } from '@/lib/api/entity';
import type { Product } from '@/lib/api/product-schema';
import type { BulkRequest } from './BulkDialog';
import { BULK_STATUSES } from './bulk-values';

const BulkDialog = lazyDialog(
  () => import('./BulkDialog').then((module) => module.BulkDialog),
  ['productBulk', 'productChange', 'productForm', 'form', 'work'],
);

interface BulkChange {
  /** For the selected products. */
  ofSeveral: (rows: readonly Product[]) => MenuAction[];
  /** For all that match: each change shows its preview first. */
  ofMatching: (filter: ListQuery, total: number) => MenuAction[];
  dialog: ReactNode;
}

/** The actions of the product list that change many products; `settled` is called when a change has been started. */
export function useBulkChange(settled: () => void): BulkChange {
  const t = useTranslations('productList.action');
  const common = useTranslations('table.action');
  const may = useMay();
  const [mayEdit, mayRemove] = [may(['product:edit']), may(['product:delete'])];
  const [request, setRequest] = useState<BulkRequest>();
  const close = () => setRequest(undefined);
  const edit = (source: BulkRequest['source']): MenuAction[] =>
    mayEdit || mayRemove
      ? [
          {
            key: 'bulk',
            label: t('bulk'),
            icon: ListPlus,
            writes: true,
            run: () => setRequest({ source, preset: { kind: mayEdit ? 'price' : 'delete' } }),
          },
        ]
      : [];
  return {
    ofSeveral: (rows) => edit({ rows }),
    ofMatching: (filter, total) => {
      const source = { filter, total };
      const moves = BULK_STATUSES.map((status): MenuAction => ({
        key: status,
        label: t(status),
        writes: true,
        run: () => setRequest({ source, preset: { kind: 'status', status } }),
      }));
      const erase: MenuAction = {
        key: 'delete',
        label: common('delete'),
        danger: true,
        divided: true,
        writes: true,
        run: () => setRequest({ source, preset: { kind: 'delete' } }),
      };
      return [...(mayEdit ? moves : []), ...edit(source), ...(mayRemove ? [erase] : [])];
    },
    dialog: request && (
      <BulkDialog
        {...request}
        onStarted={() => {
          close();
          settled();
        }}
        onClose={close}
      />
    ),
  };
}
