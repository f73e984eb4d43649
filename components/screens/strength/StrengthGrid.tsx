import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
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
  '& > li': { minWidth: 0, position: 'relative' },
  '& > [data-dragged]': { opacity: 0.5 },
  '& > [data-drop]::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 3,
    borderRadius: 'var(--radius-bar)',
    backgroundColor: 'var(--primary-main)',
  },
  '& > [data-drop="before"]::after': { left: -10 },
  '& > [data-drop="after"]::after': { right: -10 },
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
    onDrop: (id, anchor, side) => {
      const rest = ids.filter((one) => one !== id);
      actions.move(list, ids.indexOf(id), rest.indexOf(anchor) + (side === 'after' ? 1 : 0));
    },
  });
  return (
    <Grid ref={grid} aria-label={name} onPointerEnter={loadDrag}>
      {list.map((entry, index) => (
        <li key={entry.id} data-id={entry.id}>
          <StrengthCard
            entry={entry}
            actions={actions}
            place={movable ? { index, count: list.length, move: (to) => actions.move(list, index, to) } : undefined}
          />
        </li>
      ))}
    </Grid>
  );
}
