import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { EntityFace } from './EntityFace';
import type { Face } from './face';

const Root = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '4px 12px',
  minHeight: 0,
  flex: 1,
  overflow: 'auto',
  outlineOffset: -2,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '6px 12px 6px 8px',
    borderRadius: 'var(--radius-control)',
    cursor: 'pointer',
    scrollMargin: 8,
  },
  '& > li:hover': { backgroundColor: 'var(--surface-hover)' },
  '& > li[aria-selected="true"]': { backgroundColor: 'var(--primary-soft)' },
  '& > li[aria-disabled="true"]': { cursor: 'default' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > li[data-active]': { outline: '2px solid var(--focus-ring)', outlineOffset: -2 },
  '& .mark': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.25rem',
    height: '1.25rem',
    borderRadius: 'var(--radius-chip)',
    border: '1.5px solid var(--border-control)',
    fontSize: 'var(--type-caption)',
    fontWeight: 'var(--weight-semibold)',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--primary-on-primary)',
  },
  '&[aria-multiselectable="false"] .mark': { borderRadius: '50%' },
  '& > li[aria-selected="true"] .mark': {
    borderColor: 'var(--primary-main)',
    backgroundColor: 'var(--primary-main)',
  },
  '& > li[aria-disabled="true"] .mark': {
    borderColor: 'var(--border-default)',
    backgroundColor: 'var(--surface-pressed)',
  },
  '@media (forced-colors: active)': { '& > li[aria-selected="true"]': { outline: '2px solid Highlight' } },
});

interface EntityOptionsProps<T extends { id: string }> {
  /** The name of the list. */
  label: string;
  rows: readonly T[];
  face: (row: T) => Face;
  chosen: readonly string[];
  /** Several can be chosen; their marks then say in which order they are. */
  several: boolean;
  /** No more can be chosen. */
  full: boolean;
  onToggle: (row: T) => void;
}

/** Records to choose from: a list box with one tab stop. Arrow keys move, Space or Enter chooses. */
export function EntityOptions<T extends { id: string }>(props: EntityOptionsProps<T>) {
  const { label, rows, face, chosen, several, full, onToggle } = props;
  const id = useId();
  const [at, setAt] = useState(0);
  const active = Math.min(at, rows.length - 1);
  const idOf = (index: number) => `${id}-${index}`;

  const move = (to: number) => {
    const next = Math.max(0, Math.min(to, rows.length - 1));
    setAt(next);
    document.getElementById(idOf(next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: rows.length - 1 };
    const to = moves[event.key];
    if (to === undefined && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (to !== undefined) move(to);
    else if (rows[active]) onToggle(rows[active]);
  };
  return (
    <Root
      role="listbox"
      aria-label={label}
      aria-multiselectable={several}
      aria-activedescendant={rows.length > 0 ? idOf(active) : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => {
        const place = chosen.indexOf(row.id);
        return (
          <li
            key={row.id}
            id={idOf(index)}
            role="option"
            aria-selected={place >= 0}
            aria-disabled={(full && place < 0) || undefined}
            data-active={index === active || undefined}
            onClick={() => {
              setAt(index);
              onToggle(row);
            }}
          >
            <span className="mark" aria-hidden>
              {place >= 0 && (several ? place + 1 : <Check size={14} />)}
            </span>
            <EntityFace face={face(row)} />
          </li>
        );
      })}
    </Root>
  );
}
