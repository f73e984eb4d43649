import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { CARD_DROP_MARKS } from '@/components/ui/drag/card-drop-marks';
import { dropIndex } from '@/components/ui/drag/drop-index';
import { useRowDrag } from '@/components/ui/drag/use-row-drag';
import { useMay } from '@/components/ui/permission/Can';
import type { StrengthEntry } from '@/lib/api/strength';
import { StrengthCard } from './StrengthCard';
import type { StrengthActions } from './use-strength-actions';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...CARD_DROP_MARKS,
});

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
    <Grid ref={grid} aria-label={name} onPointerEnter={loadDrag}>
      {list.map((entry, index) => (
        <li key={entry.id} data-id={entry.id}>
          <StrengthCard
            entry={entry}
            actions={actions}
            position={movable ? { index, count: list.length, move: (to) => actions.move(list, index, to) } : undefined}
          />
        </li>
      ))}
    </Grid>
  );
}
