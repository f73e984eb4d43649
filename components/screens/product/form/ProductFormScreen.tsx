import { useTranslations } from 'next-intl';
import { RecordScreen } from '@/components/ui/record/RecordScreen';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { ProductForm } from './ProductForm';
import { PRODUCT_KIND } from './product-kind';

/** `/ProductAdd`: a new product, or with `?id=` an existing one. */
export function ProductFormScreen() {
  const t = useTranslations('productForm');
  return (
    <RecordScreen
      kind={PRODUCT_KIND}
      title={t('pageTitle')}
      back={{ href: hrefOf(paths.productList()), label: t('back') }}
      form={(product, onCreated) => <ProductForm product={product} onCreated={onCreated} />}
    />
  );
}
