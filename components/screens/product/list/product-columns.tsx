import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMedia } from '@/components/ui/layout/use-media';
import { ScoreBar } from '@/components/ui/feedback/ScoreBar';
import { issueOf, tooFineIssue } from '@/components/ui/form/issues/issues';
import { parseAmount, parseNumber } from '@/components/ui/form/inputs/numbers';
import type { CellReading } from '@/components/ui/table/cells/cell-edit';
import { CellSwitch } from '@/components/ui/table/cells/CellSwitch';
import { CellValue } from '@/components/ui/table/cells/EditCell';
import type { Column, Density } from '@/components/ui/table/rows/column';
import { RecordCell } from '@/components/ui/table/rows/RecordCell';
import { useColumns } from '@/components/ui/table/rows/use-columns';
import { Counted, Words } from '@/components/ui/table/rows/Words';
import type { Product } from '@/lib/api/product-schema';
import { count, price } from '@/lib/api/values';
import { useUnits } from '@/lib/i18n/use-units';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { below } from '@/lib/theme/breakpoints';
import { PriceCell } from './PriceCell';
import { priceText } from './price-text';
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
  const title = known.join(' · ');
  if (known.length === 1) return <Words title={title}>{first}</Words>;
  const part = (text: ReactNode) => <span>{text}</span>;
  return (
    <Words title={title}>
      <Counted>{t.rich('moreGroups', { first, more: known.length - 1, name: part, count: part })}</Counted>
    </Words>
  );
}

/** What is typed for a single price; tiers and ranges have more parts than one text. */
const readPrice = ({ pricing }: Product, text: string): CellReading<Product> => {
  const amount = parseAmount(text);
  const wrong = issueOf(price, amount) ?? tooFineIssue(amount, pricing?.currency);
  return wrong || !pricing
    ? { issue: wrong ?? { key: 'required' } }
    : { part: { pricing: { ...pricing, price: amount } } };
};

const readStock = (_: Product, text: string): CellReading<Product> => {
  const stock = parseNumber(text);
  const wrong = stock === undefined ? undefined : issueOf(count, stock);
  return wrong ? { issue: wrong } : { part: { stock: stock as number | undefined } };
};

interface ColumnOptions {
  /** False: the products cannot be opened. */
  links?: boolean;
}

export function useProductColumns(shopCategories: ReadonlyMap<string, string>, { links = true }: ColumnOptions = {}) {
  const t = useTranslations('productList.column');
  const missing = useTranslations('productList.missing');
  const locale = useLocale();
  const narrow = useMedia(below.roomy);
  // A name needs the room more than a bar.
  const plain = useMedia(below.full);
  const zh = locale === 'zh';
  const yesNo = useTranslations('table.filter');
  const format = useFormatter();
  const { quantity } = useUnits();
  const make = useColumns<Product>();
  const stockText = ({ stock }: Product) => (stock === undefined ? '–' : format.number(stock));
  return (density: Density): Column<Product>[] => [
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
          href={links ? hrefOf(paths.productForm(id)) : undefined}
          code={sku}
          missing={missing}
          density={density}
        />
      ),
    },
    {
      key: 'group',
      title: t('group'),
      width: 108,
      render: (product) => <ShopCategoryCell ids={product.groupIds} names={shopCategories} />,
    },
    {
      key: 'price',
      title: t('price'),
      sort: 'price',
      // Chinese words of tiers and of the smallest order are wider than English ones.
      width: zh ? 196 : 180,
      render: (product, cell) => <PriceCell product={product} oneLine={density !== 'comfortable'} cell={cell} />,
      edit: {
        textOf: ({ pricing }) => (pricing?.mode === 'single' ? (pricing.price ?? '') : undefined),
        read: readPrice,
        shown: (product) => priceText(product, locale)?.text ?? '–',
        unit: ({ pricing }) => pricing?.currency,
      },
    },
    {
      key: 'stock',
      title: t('stock'),
      width: 92,
      align: 'right',
      optional: true,
      render: (product, cell) =>
        cell ? (
          <CellValue button={cell.button} unset={product.stock === undefined}>
            {stockText(product)}
          </CellValue>
        ) : (
          stockText(product)
        ),
      edit: {
        textOf: ({ stock }) => (stock === undefined ? '' : String(stock)),
        read: readStock,
        shown: stockText,
      },
    },
    {
      key: 'moq',
      title: t('moq'),
      width: 104,
      align: 'right',
      optional: true,
      render: ({ moq }) => (moq ? quantity(moq.quantity, moq.unit) : '–'),
    },
    {
      key: 'showcase',
      title: t('showcase'),
      width: 84,
      optional: true,
      render: ({ showcase }, cell) =>
        cell ? (
          <CellSwitch label={t('showcase')} on={showcase} part={(on) => ({ showcase: on })} cell={cell} />
        ) : (
          yesNo(String(showcase) as 'true')
        ),
      edit: { shown: ({ showcase }) => yesNo(String(showcase) as 'true') },
    },
    {
      key: 'status',
      title: t('status'),
      width: zh ? 88 : 100,
      render: (product) => <ProductStatus product={product} />,
    },
    {
      key: 'score',
      title: t('score'),
      sort: 'score',
      firstOrder: 'desc',
      width: plain && zh ? 76 : 92,
      align: plain ? 'right' : undefined,
      render: (product) => <ScoreBar score={product.score} plain={plain} />,
    },
    make.count('inquiries', t('inquiries'), zh ? 72 : 84, ({ stats }) => stats.inquiries),
    // Where a name would have less room than this needs.
    { ...make.count('views', t('views'), 72, ({ stats }) => stats.views), optional: narrow },
    {
      ...make.count('favourites', t('favourites'), 88, ({ stats }) => stats.favourites),
      // The contract has no sort by it.
      sort: undefined,
      optional: true,
    },
    { ...make.time('createdAt', t('createdAt'), ({ createdAt }) => createdAt), optional: true },
    make.time('updatedAt', t('updatedAt'), ({ updatedAt }) => updatedAt),
  ];
}
