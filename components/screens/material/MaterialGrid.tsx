import { useEffect, useRef, type KeyboardEvent } from 'react';
import { CardGrid } from '@/components/ui/media/card-grid';
import { useCardKeys } from '@/components/ui/media/use-card-keys';
import { useMay } from '@/components/ui/permission/Can';
import { useLockedKey } from '@/components/ui/permission/use-locked-key';
import { useFirstRows } from '@/components/ui/loading/deferred';
import type { Selection } from '@/components/ui/table/use-selection';
import type { Material } from '@/lib/api/material';
import { MaterialCard } from './MaterialCard';
import type { MaterialActions } from './use-material-actions';
import styles from './MaterialGrid.module.css';

/** More than fit into most windows. */
const FIRST_CARDS = 15;

interface MaterialGridProps {
  name: string;
  rows: readonly Material[];
  busy: boolean;
  openId: string | undefined;
  onOpen: (material: Material) => void;
  /** Undefined without the right to edit or delete. */
  selection: Selection<Material> | undefined;
  actions: MaterialActions;
}

/** Arrow keys move between cards; F2 renames, Delete deletes. */
export function MaterialGrid({ name, rows, busy, openId, onOpen, selection, actions }: MaterialGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const keys = useCardKeys(
    rows.map(({ id }) => id),
    'button, input',
  );
  const rendered = useFirstRows(rows, FIRST_CARDS);
  const held = useRef(false);
  const may = useMay();
  const [mayEdit, mayDelete] = [may(['material:edit']), may(['material:delete'])];
  const lockedKey = useLockedKey();
  useEffect(() => {
    // The focused card was removed: the one with tabIndex 0 gets the focus.
    if (held.current && document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>('[data-material][tabindex="0"]')?.focus();
  }, [rows]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    keys.handlers.onKeyDown(event);
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-card]')?.dataset.card;
    const material = rows.find((row) => row.id === id);
    if (!material || !selection) return;
    const changes = (event.key === 'F2' && mayEdit) || (event.key === 'Delete' && mayDelete);
    if (!changes || lockedKey()) return;
    if (event.key === 'F2') actions.open({ kind: 'rename', material });
    else actions.remove(selection.has(material.id) ? selection.rows : [material]);
  };
  return (
    <div className={styles.scroller} data-bulk={(selection && selection.size > 0) || undefined}>
      <CardGrid
        ref={grid}
        role="table"
        aria-label={name}
        aria-busy={busy || rendered.length < rows.length}
        data-choosing={(selection && selection.size > 0) || undefined}
        onFocus={(event) => {
          held.current = true;
          keys.handlers.onFocus(event);
        }}
        onBlur={(event) => (held.current = event.relatedTarget === null)}
        onKeyDown={onKeyDown}
      >
        {rendered.map((material) => (
          <MaterialCard
            key={material.id}
            material={material}
            open={material.id === openId}
            chosen={selection?.has(material.id) ?? false}
            stop={keys.isStop(material.id)}
            onOpen={() => onOpen(material)}
            onToggle={selection && ((withRange) => selection.toggle(material, withRange))}
            dragged={
              mayEdit && selection ? () => (selection.has(material.id) ? selection.rows : [material]) : undefined
            }
          />
        ))}
      </CardGrid>
    </div>
  );
}
