import {
  amountFilter,
  choiceFilter,
  dayRanges,
  flagFilter,
  idsFilter,
  textFilter,
} from '@/components/ui/table/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import { productApi } from '@/lib/api/product';
import { PRODUCT_STATUSES, type Product, type ProductStatus } from '@/lib/api/product-schema';

/** States in the order of the tabs: what sells first. */
export const STATUS_ORDER: readonly ProductStatus[] = ['online', 'reviewing', 'draft', 'rejected', 'offline'];
/** Names the platform sorts products by, in the order of the menu. */
export const PRODUCT_SORTS = ['updatedAt', 'createdAt', 'title', 'price', 'score', 'inquiries', 'views'] as const;

/** What the list of products asks of the platform, and what its address may say (contract 4). */
export const PRODUCT_LIST: EntityListOptions<Product> = {
  name: 'product',
  api: productApi,
  filters: {
    keyword: textFilter(),
    status: choiceFilter(PRODUCT_STATUSES),
    groupId: idsFilter,
    categoryId: idsFilter,
    showcase: flagFilter,
    priceMin: amountFilter,
    priceMax: amountFilter,
    ...dayRanges('updated'),
  },
  sorts: PRODUCT_SORTS,
  views: { param: 'status', values: STATUS_ORDER },
};
