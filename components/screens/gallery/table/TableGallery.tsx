import { BadgeCheck, Ban } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { countriesIn } from '@/components/ui/form/inputs/names/countries';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { choiceFilter, dayRanges, idsFilter, textFilter } from '@/components/ui/table/filters/list-filters';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { useEntityList } from '@/components/ui/table/use-entity-list';
import { viewsOf } from '@/components/ui/table/views';
import { showMessage } from '@/lib/state/messages';
import { useView } from '@/lib/router/view';
import { orderApi } from '../data/order-api';
import { ORDER_STATUSES, sampleOrder, sampleOrders, type OrderStatus, type SampleOrder } from '../data/sample-orders';
import { useOrderColumns } from '../data/use-order-columns';
import { SampleNote } from '../parts/Sample';
import { REGION_STATES, RegionSwitch } from '../parts/StateSwitch';

const SORTS = ['createdAt', 'quantity', 'amount'] as const;
const FILTERS = {
  keyword: textFilter(),
  status: choiceFilter(ORDER_STATUSES),
  country: idsFilter,
  ...dayRanges('created'),
};

/** The list with everything that it can do, over orders of this page; its state is in the address. */
export function TableGallery() {
  const t = useTranslations('gallery');
  const locale = useLocale();
  const undo = useTranslations('feedback')('undo');
  const { query, setQuery } = useView();
  const state = REGION_STATES.find((one) => one === query.get('state')) ?? 'full';
  const [{ orders, revision }, setStore] = useState(() => ({ orders: sampleOrders(), revision: 0 }));
  const store = (next: SampleOrder[]) => setStore((now) => ({ orders: next, revision: now.revision + 1 }));
  const list = useEntityList<SampleOrder>({
    name: 'gallery',
    api: orderApi(orders, state, revision),
    filters: FILTERS,
    sorts: SORTS,
    defaultSort: { by: 'createdAt', order: 'desc' },
    views: { param: 'status', values: ORDER_STATUSES },
  });
  const make = useFilters(list.filters);
  const columns = useOrderColumns();
  const change = (rows: readonly SampleOrder[], status: OrderStatus) => {
    const ids = new Set(rows.map(({ id }) => id));
    store(orders.map((order) => (ids.has(order.id) ? { ...order, status } : order)));
    list.selection.drop([...ids]);
    const text = t('order.changed', { count: rows.length, status: t(`order.status.${status}`) });
    showMessage('success', text, { label: undo, run: () => store(orders), undoes: true });
  };
  const actionsFor = (rows: SampleOrder[]): MenuAction[] => [
    { key: 'paid', label: t('order.pay'), icon: BadgeCheck, run: () => change(rows, 'paid') },
    {
      key: 'cancel',
      label: t('order.cancel'),
      icon: Ban,
      danger: true,
      divided: true,
      run: () => change(rows, 'cancelled'),
    },
  ];
  const add = () => {
    store([{ ...sampleOrder(0), id: String(orders.length + 1), number: `SO-26${1047 + revision}` }, ...orders]);
    showMessage('success', t('order.added'));
  };
  return (
    <ListScreen
      list={list}
      columns={columns}
      sorts={SORTS.map((by) => ({ by, title: t(`order.${by}`) }))}
      filters={[
        make.options('country', t('order.country'), countriesIn(locale)),
        make.days('created', t('order.createdAt')),
      ]}
      views={viewsOf(ORDER_STATUSES, (status) => t(`order.status.${status}`)).map((view) => ({
        ...view,
        urgent: view.value === 'waiting',
      }))}
      nameOf={({ number }) => number}
      actions={{ busy: false, ofOne: (row) => actionsFor([row]), ofSeveral: actionsFor }}
      add={{ label: t('order.add'), run: add }}
      texts={{ search: t('order.search'), failed: t('order.failed') }}
      never={{ title: t('order.never.title'), text: t('order.never.text'), action: t('order.add') }}
    >
      <SampleNote
        plain
        text={t('table.text')}
        files={['components/ui/table/ListScreen.tsx', 'components/ui/table/use-entity-list.ts']}
      >
        <RegionSwitch
          value={state}
          onChange={(next) => setQuery({ state: next === 'full' ? undefined : next }, { replace: true })}
        />
      </SampleNote>
    </ListScreen>
  );
}
