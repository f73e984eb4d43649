import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/product-schema';
import { Can } from '@/components/ui/permission/Can';
import { TARGETS, targetsFrom } from './product-status';
import type { ProductActions } from './use-product-actions';

/** What can be done with the selected products. The platform judges each one; what can fit none is not offered. */
export function ProductBulkActions({ products, actions }: { products: readonly Product[]; actions: ProductActions }) {
  const t = useTranslations('productList.action');
  return (
    <>
      <Can guard={['product:status']}>
        {TARGETS.map((to) => (
          <Button
            key={to}
            variant="text"
            color="inherit"
            size="small"
            disabled={!products.some((product) => targetsFrom(product.status).includes(to))}
            onClick={() => actions.setStatus(products, to)}
          >
            {t(to)}
          </Button>
        ))}
      </Can>
      <Can guard={['product:delete']}>
        <hr aria-hidden />
        <Button
          variant="text"
          color="inherit"
          size="small"
          startIcon={<Trash2 size={16} aria-hidden />}
          onClick={() => actions.remove(products)}
        >
          {t('delete')}
        </Button>
      </Can>
    </>
  );
}
