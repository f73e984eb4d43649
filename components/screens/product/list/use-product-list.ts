import { useQueries, useQuery } from '@tanstack/react-query';
import {
  amountFilter,
  choiceFilter,
  dayEnd,
  dayFilter,
  dayStart,
  idsFilter,
  textFilter,
} from '@/components/ui/table/list-filters';
import { useExistingPage, useListState } from '@/components/ui/table/use-list-state';
import { productApi } from '@/lib/api/product';
import { PRODUCT_STATUSES } from '@/lib/api/product-schema';
import { PRODUCT_SORTS } from './product-columns';
import { STATUS_ORDER } from './product-status';

const FILTERS = {
  keyword: textFilter(),
  status: choiceFilter(PRODUCT_STATUSES),
  groupId: idsFilter,
  categoryId: idsFilter,
  showcase: choiceFilter(['true', 'false']),
  priceMin: amountFilter,
  priceMax: amountFilter,
  updatedFrom: dayFilter,
  updatedTo: dayFilter,
};

const instant = (day: unknown, at: (day: string) => string) => (typeof day === 'string' ? at(day) : undefined);

/** The products that the address asks for, with how many there are in each state under the same filters. */
export function useProductList() {
  const list = useListState({
    filters: FILTERS,
    sorts: PRODUCT_SORTS,
    defaultSort: { by: 'updatedAt', order: 'desc' },
  });
  const { filters, sort, pageNo, pageSize } = list;
  // Days are the reader's; the platform is asked for instants.
  const asked = {
    ...filters,
    updatedFrom: instant(filters.updatedFrom, dayStart),
    updatedTo: instant(filters.updatedTo, dayEnd),
  };
  const query = useQuery(productApi.list({ ...asked, sort: sort.by, order: sort.order, pageNo, pageSize }));
  useExistingPage(list, query.isPlaceholderData ? undefined : query.data?.total);

  const states = ['', ...STATUS_ORDER];
  const counts = useQueries({
    queries: states.map((status) => productApi.count({ ...asked, status: status || undefined })),
  });
  const all = useQuery(productApi.count({}));
  return {
    list,
    query,
    /** All of them, whatever the filters. */
    total: all.data,
    counts: new Map(states.map((status, index) => [status, counts[index]?.data])),
    /** Which list this is: another one has another selection. */
    scope: JSON.stringify(asked),
    filtered: Object.values(filters).some((value) => value !== undefined),
  };
}
