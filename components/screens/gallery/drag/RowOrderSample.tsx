import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMedia } from '@/components/ui/layout/use-media';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { placed } from '@/components/ui/drag/use-order';
import { RowButtons } from '@/components/ui/table/changes/list-actions';
import { inOrderOf, movedIn } from '@/components/ui/table/order/row-order';
import type { RowOrder } from '@/components/ui/table/order/use-row-order';
import { DataTable } from '@/components/ui/table/rows/DataTable';
import { below } from '@/lib/theme/breakpoints';
import { sampleOrders } from '../data/sample-orders';
import { useOrderColumns } from '../data/use-order-columns';
import { Sample } from '../parts/Sample';

const ROWS = sampleOrders(6);
const IDS = ROWS.map(({ id }) => id);
const keyOf = ({ id }: { id: string }) => id;

/** The rows of a table in an order of one's own: by dragging, by Alt and an arrow key, or by buttons. */
export function RowOrderSample() {
  const t = useTranslations('gallery.drag');
  const order = useTranslations('table.order');
  const [ids, setIds] = useState<readonly string[]>(IDS);
  const [said, setSaid] = useState('');
  const phone = useMedia(below.phone);
  const columns = useOrderColumns().filter(({ key }) => key === 'order' || (key === 'status' && !phone));
  const rows = inOrderOf(ROWS, ids, keyOf);
  const set = (next: readonly string[], id = movedIn(ids, next)) => {
    setIds(next);
    const row = ROWS.find((one) => one.id === id);
    if (row) setSaid(order('moved', { name: row.number, position: next.indexOf(row.id) + 1 }));
  };
  const step = (id: string, by: -1 | 1) => {
    const to = ids.indexOf(id) + by;
    if (to >= 0 && to < ids.length) set(placed(ids, id, to), id);
  };
  const rowOrder: RowOrder = { ids, set, step };
  return (
    <Sample
      title={t('rows.title')}
      text={t('rows.text')}
      files={['components/ui/table/rows/OrderedBody.tsx', 'components/ui/drag/row-drag.ts']}
      flush
    >
      <DataTable
        name={t('rows.title')}
        columns={columns.map((column) => ({ ...column, sort: undefined }))}
        rows={rows}
        keyOf={keyOf}
        nameOf={({ number }) => number}
        sort={{ by: '', order: 'asc' }}
        onSort={() => undefined}
        order={rowOrder}
        actions={({ id }) => (
          <RowButtons
            busy={false}
            actions={[
              { key: 'up', label: order('up'), icon: ArrowUp, disabled: id === ids[0], run: () => step(id, -1) },
              {
                key: 'down',
                label: order('down'),
                icon: ArrowDown,
                disabled: id === ids.at(-1),
                run: () => step(id, 1),
              },
            ]}
          />
        )}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Sample>
  );
}
