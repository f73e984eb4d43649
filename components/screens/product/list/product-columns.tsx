import { useFormatter, useTranslations } from 'next-intl';
import { Moment } from '@/components/ui/feedback/Moment';
import { ScoreBar } from '@/components/ui/feedback/ScoreBar';
import type { Column, Density } from '@/components/ui/table/column';
import type { Product } from '@/lib/api/product-schema';
import { GroupCell } from './GroupCell';
import { PriceCell } from './PriceCell';
import { ProductCell } from './ProductCell';
import { ProductStatus } from './ProductStatus';

/** The columns of the product list; `groups` holds the names of the supplier's groups by id. */
export function useProductColumns(density: Density, groups: ReadonlyMap<string, string>): Column<Product>[] {
  const t = useTranslations('productList.column');
  const format = useFormatter();
  const number = (value: number) => (value > 0 ? format.number(value) : '–');
  return [
    {
      key: 'product',
      title: t('product'),
      sort: 'title',
      width: 240,
      grow: true,
      hideable: false,
      render: (product) => <ProductCell product={product} density={density} />,
    },
    {
      key: 'group',
      title: t('group'),
      width: 104,
      render: (product) => <GroupCell ids={product.groupIds} names={groups} />,
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
    {
      key: 'inquiries',
      title: t('inquiries'),
      sort: 'inquiries',
      firstOrder: 'desc',
      align: 'right',
      width: 92,
      render: (product) => number(product.stats.inquiries),
    },
    {
      key: 'views',
      title: t('views'),
      sort: 'views',
      firstOrder: 'desc',
      align: 'right',
      width: 76,
      render: (product) => number(product.stats.views),
    },
    {
      key: 'updatedAt',
      title: t('updatedAt'),
      sort: 'updatedAt',
      firstOrder: 'desc',
      width: 124,
      render: (product) => <Moment at={product.updatedAt} />,
    },
  ];
}
