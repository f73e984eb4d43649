import { useLocale, useTranslations } from 'next-intl';
import { RecycleList } from '@/components/ui/table/recycle/RecycleList';
import { productApi } from '@/lib/api/product';
import { localized } from '@/lib/i18n/localized';
import { paths } from '@/lib/router/paths';
import { ProductCard } from './ProductCard';
import { useProductColumns } from './product-columns';

const NO_CATEGORIES = new Map<string, string>();

/** The products that were deleted in the last 30 days. */
export function ProductRecycleList() {
  const t = useTranslations('productList');
  const locale = useLocale();
  const columns = useProductColumns(NO_CATEGORIES, { links: false });
  return (
    <RecycleList
      name="product-deleted"
      api={productApi}
      right="product:delete"
      columns={(density) => columns(density).filter(({ key }) => ['product', 'price', 'status'].includes(key))}
      nameOf={(product) => localized(product.title, locale)}
      card={(product, actions) => <ProductCard product={product} actions={actions} link={false} />}
      back={paths.productList()}
      texts={{ search: t('search'), failed: t('failed') }}
    />
  );
}
