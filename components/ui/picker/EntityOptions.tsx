import { Check } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { EntityFace } from './EntityFace';
import type { Face } from './face';
import styles from './EntityOptions.module.css';

interface EntityOptionsProps<T extends { id: string }> {
  label: string;
  rows: readonly T[];
  face: (row: T) => Face;
  chosen: readonly string[];
  /** Several can be chosen; their marks show the order. */
  several: boolean;
  /** The maximum is reached. */
  full: boolean;
  onToggle: (row: T) => void;
}

/** A listbox of records with one tab stop. Arrow keys move, Space or Enter chooses. */
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
    <ul
      className={styles.root}
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
    </ul>
  );
}
