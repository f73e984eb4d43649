import { amountFilter, choiceFilter, dayFilter, idsFilter, textFilter } from '@/components/ui/table/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import { productApi } from '@/lib/api/product';
import { PRODUCT_STATUSES, type Product } from '@/lib/api/product-schema';
import { STATUS_ORDER } from './product-status';

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
    showcase: choiceFilter(['true', 'false']),
    priceMin: amountFilter,
    priceMax: amountFilter,
    updatedFrom: dayFilter,
    updatedTo: dayFilter,
  },
  sorts: PRODUCT_SORTS,
  defaultSort: { by: 'updatedAt', order: 'desc' },
  views: { param: 'status', values: STATUS_ORDER },
};
