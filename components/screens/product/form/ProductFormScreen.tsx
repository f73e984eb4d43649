import { firstRecord } from '@/components/ui/record/first-record';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { RecordScreen } from '@/components/ui/record/RecordScreen';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useView } from '@/lib/router/view';
import { prepareUsualParts } from './lazy-parts';
import { ProductForm } from './ProductForm';
import { PRODUCT_KIND } from './product-kind';

/** `/ProductAdd`: a new product, or with `?id=` an existing one. */
export function ProductFormScreen() {
  const t = useTranslations('productForm');
  const isNew = !useView().query.has('id');
  useEffect(() => (isNew ? undefined : prepareUsualParts()), [isNew]);
  return (
    <RecordScreen
      kind={PRODUCT_KIND}
      title={t('pageTitle')}
      back={{ href: hrefOf(paths.productList()), label: t('back') }}
      form={(product, onCreated) => <ProductForm product={product} onCreated={onCreated} />}
    />
  );
}

export const first = firstRecord(PRODUCT_KIND);
