import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Can } from '@/components/ui/permission/Can';
import { RecordRowActions } from '@/components/ui/table/changes/RecordActions';
import { RowAction } from '@/components/ui/table/rows/RowAction';
import type { Product } from '@/lib/api/product-schema';
import type { ProductActions } from './use-product-actions';

export function ProductRowActions({ product, actions }: { product: Product; actions: ProductActions }) {
  const t = useTranslations('productList.action');
  return (
    <RecordRowActions row={product} actions={actions}>
      <Can guard={['product:edit']}>
        <RowAction label={t('copy')} icon={Copy} busy={actions.busy} onClick={() => actions.copy(product)} />
      </Can>
    </RecordRowActions>
  );
}
