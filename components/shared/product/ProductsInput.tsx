import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFieldInput } from '@/components/ui/form/field-context';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { productApi } from '@/lib/api/product';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { EntityRows } from '@/components/ui/picker/EntityRows';
import { LazyProductPicker } from './lazy-products';
import { useProductFace } from './use-product-face';

/** Products by id, in order. Needs the texts of `picker` and `productList`. */
export function ProductsInput() {
  const t = useTranslations('picker');
  const field = useFieldInput<string[] | undefined>();
  const picking = useAnchor();
  const face = useProductFace();
  const ids = field.value ?? [];
  return (
    <div role="group" id={field.id} aria-labelledby={field.labelId} aria-describedby={field.describedBy} tabIndex={-1}>
      <EntityRows
        label={t('heading')}
        api={productApi}
        face={face}
        ids={ids}
        onChange={field.onChange}
        hrefOf={(id) => hrefOf(paths.productForm(id))}
      />
      <Button
        size="small"
        startIcon={<Plus size={16} aria-hidden />}
        onClick={picking.show}
        onBlur={field.onBlur}
        disabled={field.disabled}
        className={ids.length > 0 ? space.above8 : undefined}
      >
        {t('addProducts')}
      </Button>
      {picking.open && (
        <LazyProductPicker
          chosen={ids}
          onClose={picking.hide}
          onChoose={(next) => {
            picking.hide();
            field.onChange(next);
          }}
        />
      )}
    </div>
  );
}
