import { useQueryClient } from '@tanstack/react-query';
import { ArrowUpDown, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import type { OrderOptions } from '@/components/ui/table/order/use-row-order';
import type { EntityList } from '@/components/ui/table/use-entity-list';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';

const BY_SHOP = { by: 'sort', order: 'asc' } as const;
const BY_CHANGE = { by: 'updatedAt', order: 'desc' } as const;

/** The order of the showcase: a mode of the list while it shows the showcase alone, and the button that turns it on. */
export function useShowcaseOrder(list: EntityList<Product>, mayEdit: boolean) {
  const t = useTranslations('productList.showcaseOrder');
  const queries = useQueryClient();
  const { filters, sort, pageNo, pageSize, query, answer } = list;
  const possible = mayEdit && filters.showcase === 'true';
  const active = possible && !lockOf() && sort.by === BY_SHOP.by && sort.order === BY_SHOP.order;
  const following = async () => {
    if (pageNo * pageSize >= (query.data?.total ?? 0)) return undefined;
    // The page after this one begins with it.
    const next = { ...answer.filter, sort: sort.by, order: sort.order, pageNo: pageNo + 1, pageSize };
    return (await queries.fetchQuery({ ...productApi.list(next), staleTime: 0 })).list[0]?.id;
  };
  const order: OrderOptions<Product> | undefined = active
    ? { save: productApi.moveBefore, following, nameOf: ({ sku }) => sku, invalidates: [productApi.key] }
    : undefined;
  const Icon = active ? Check : ArrowUpDown;
  const button = possible && (
    <Button
      {...lockOf()}
      startIcon={<Icon size={16} aria-hidden />}
      onClick={() => list.setSort(active ? BY_CHANGE : BY_SHOP)}
    >
      {t(active ? 'done' : 'arrange')}
    </Button>
  );
  return { order, button };
}
