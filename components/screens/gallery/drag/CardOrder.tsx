import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { dropIndex } from '@/components/ui/drag/drop-index';
import { useRowDrag } from '@/components/ui/drag/use-row-drag';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { placed } from '@/components/ui/drag/use-order';
import { ORDER_STATUSES, ORDER_TONES, type OrderStatus } from '../data/sample-orders';
import { Sample } from '../parts/Sample';
import marks from '@/components/ui/drag/card-marks.module.css';
import styles from './CardOrder.module.css';

/** Cards side by side: by dragging, by Alt and an arrow key, or by buttons. */
export function CardOrder() {
  const t = useTranslations('gallery');
  const [ids, setIds] = useState<readonly OrderStatus[]>(ORDER_STATUSES);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const nameOf = (id: OrderStatus) => t(`order.status.${id}`);
  const moveTo = (id: string, to: number) => {
    if (to < 0 || to >= ids.length) return;
    setIds(placed(ids, id, to) as OrderStatus[]);
    setSaid(t('drag.moved', { name: nameOf(id as OrderStatus), position: to + 1 }));
  };
  const load = useRowDrag({
    list,
    selector: ':scope > li',
    keys: ids,
    keyOf: ({ dataset }) => dataset.id,
    onDrop: (id, anchor, side) => moveTo(id, dropIndex(ids, id, anchor, side)),
  });
  const press = (event: KeyboardEvent<HTMLElement>, id: OrderStatus) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (!by || !event.altKey) return;
    // Alt with an arrow key is Back and Forward of some browsers.
    event.preventDefault();
    moveTo(id, ids.indexOf(id) + by);
  };
  return (
    <Sample title={t('drag.cards.title')} text={t('drag.cards.text')} files={['components/ui/drag/use-row-drag.ts']}>
      <ul
        className={`${marks.marks} ${styles.cards}`}
        ref={list}
        aria-label={t('drag.cards.title')}
        onPointerEnter={load}
      >
        {ids.map((id, index) => (
          <li key={id} data-id={id} onKeyDown={(event) => press(event, id)}>
            <span className="head">
              <GripVertical size={16} aria-hidden />
              <StatusChip tone={ORDER_TONES[id]}>{nameOf(id)}</StatusChip>
            </span>
            <span>
              <IconAction
                label={t('drag.left', { name: nameOf(id) })}
                aria-disabled={index === 0}
                onClick={() => moveTo(id, index - 1)}
              >
                <ArrowLeft size={16} aria-hidden />
              </IconAction>
              <IconAction
                label={t('drag.right', { name: nameOf(id) })}
                aria-disabled={index === ids.length - 1}
                onClick={() => moveTo(id, index + 1)}
              >
                <ArrowRight size={16} aria-hidden />
              </IconAction>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Sample>
  );
}
