import { useTranslations } from 'next-intl';
import { ScoreBar } from '@/components/ui/feedback/ScoreBar';
import type { Column, Density } from '@/components/ui/table/rows/column';
import { RecordCell } from '@/components/ui/table/rows/RecordCell';
import { useColumns } from '@/components/ui/table/rows/use-columns';
import { Words } from '@/components/ui/table/rows/Words';
import type { Product } from '@/lib/api/product-schema';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { PriceCell } from './PriceCell';
import { ProductStatus } from './ProductStatus';

interface ShopCategoryCellProps {
  ids: readonly string[];
  names: ReadonlyMap<string, string>;
}

function ShopCategoryCell({ ids, names }: ShopCategoryCellProps) {
  const t = useTranslations('productList');
  const known = ids.flatMap((id) => names.get(id) ?? []);
  const [first] = known;
  if (first === undefined) return '–';
  const text = known.length > 1 ? t('moreGroups', { first, more: known.length - 1 }) : first;
  return <Words title={known.join(' · ')}>{text}</Words>;
}

export function useProductColumns(density: Density, shopCategories: ReadonlyMap<string, string>): Column<Product>[] {
  const t = useTranslations('productList.column');
  const missing = useTranslations('productList.missing');
  const make = useColumns<Product>();
  return [
    {
      key: 'product',
      title: t('product'),
      sort: 'title',
      width: 240,
      grow: true,
      hideable: false,
      render: ({ id, title, sku, images }) => (
        <RecordCell
          title={title}
          image={images[0]}
          href={hrefOf(paths.productForm(id))}
          code={sku}
          missing={missing}
          density={density}
        />
      ),
    },
    {
      key: 'group',
      title: t('group'),
      width: 104,
      render: (product) => <ShopCategoryCell ids={product.groupIds} names={shopCategories} />,
    },
    {
      key: 'price',
      title: t('price'),
      sort: 'price',
      width: 180,
      render: (product) => <PriceCell product={product} oneLine={density !== 'comfortable'} />,
    },
    { key: 'status', title: t('status'), width: 100, render: (product) => <ProductStatus product={product} /> },
    {
      key: 'score',
      title: t('score'),
      sort: 'score',
      firstOrder: 'desc',
      width: 100,
      render: (product) => <ScoreBar score={product.score} />,
    },
    make.count('inquiries', t('inquiries'), 92, ({ stats }) => stats.inquiries),
    make.count('views', t('views'), 76, ({ stats }) => stats.views),
    make.time('updatedAt', t('updatedAt'), ({ updatedAt }) => updatedAt),
  ];
}
