import { Download, Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { useCan, useMay } from '@/components/ui/permission/Can';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import type { Product } from '@/lib/api/product-schema';
import { useView } from '@/lib/router/view';

const ExportDialog = lazyDialog(
  () => import('../sheet/export/ExportDialog').then((module) => module.ExportDialog),
  ['productSheet', 'productForm'],
);

const ImportDialog = lazyDialog(
  () => import('../sheet/import/ImportDialog').then((module) => module.ImportDialog),
  ['productSheet', 'productChange', 'productForm', 'form', 'library'],
);

/** The parameter of the list's address that names its open dialog; the palette opens them by it. */
const DIALOG = 'dialog';

/** Export of the list, for every reader of products, and import, for those who may edit them. */
export function useProductSheets(list: EntityList<Product>) {
  const t = useTranslations('productList.action');
  const { query, setQuery } = useView();
  const open = (dialog: string | undefined) => setQuery({ [DIALOG]: dialog }, { replace: true });
  const close = () => open(undefined);
  const mayEdit = useMay()(['product:edit']);
  const canImport = useCan()(['product:edit']);
  const actions: MenuAction[] = [
    ...(mayEdit ? [{ key: 'import', label: t('import'), icon: Upload, writes: true, run: () => open('import') }] : []),
    { key: 'export', label: t('export'), icon: Download, run: () => open('export') },
  ];
  const opened = query.get(DIALOG);
  if (opened === 'import' && canImport) return { actions, dialog: <ImportDialog onClose={close} /> };
  const dialog = opened === 'export' && (
    <ExportDialog
      selected={list.selection.rows.map(({ id }) => id)}
      // What a product lacks is no filter of the platform.
      filter={list.filtered && !list.filters.lacks ? list.answer.filter : undefined}
      counts={{ filtered: list.query.data?.total, all: list.total }}
      onClose={close}
    />
  );
  return { actions, dialog };
}
