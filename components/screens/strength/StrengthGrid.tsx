import { useRef } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { dropIndex } from '@/components/ui/drag/drop-index';
import { useRowDrag } from '@/components/ui/drag/use-row-drag';
import { useMay } from '@/components/ui/permission/Can';
import type { StrengthEntry } from '@/lib/api/strength';
import { StrengthCard } from './StrengthCard';
import type { StrengthActions } from './use-strength-actions';
import marks from '@/components/ui/drag/card-marks.module.css';
import styles from './StrengthGrid.module.css';

interface StrengthGridProps {
  name: string;
  entries: readonly StrengthEntry[];
  /** The list is complete and in the shop's own order, so it can be reordered. */
  sortable: boolean;
  actions: StrengthActions;
}

export function StrengthGrid({ name, entries, sortable, actions }: StrengthGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const mayEdit = useMay()(['shopResource:edit']);
  const list = actions.placed(entries);
  const movable = sortable && mayEdit && list.length > 1;
  const ids = list.map(({ id }) => id);
  const loadDrag = useRowDrag({
    list: grid,
    selector: ':scope > li',
    keys: movable && !lockOf() ? ids : [],
    keyOf: ({ dataset }) => dataset.id,
    onDrop: (id, anchor, side) => actions.move(list, ids.indexOf(id), dropIndex(ids, id, anchor, side)),
  });
  return (
    <ul className={`${marks.marks} ${styles.grid}`} ref={grid} aria-label={name} onPointerEnter={loadDrag}>
      {list.map((entry, index) => (
        <li key={entry.id} data-id={entry.id}>
          <StrengthCard
            entry={entry}
            actions={actions}
            position={movable ? { index, count: list.length, move: (to) => actions.move(list, index, to) } : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
