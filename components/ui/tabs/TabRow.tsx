import { useRef, type ReactNode } from 'react';
import { moveTabFocus, useSelectedInSight } from './tab-focus';
import styles from './tab-row.module.css';

export interface TabOption<V extends string> {
  value: V;
  label: ReactNode;
  id?: string;
  'aria-controls'?: string;
  'aria-description'?: string;
  /** Also called for the tab that is selected. */
  onClick?: () => void;
}

interface TabRowProps<V extends string> {
  'aria-label': string;
  tabs: readonly TabOption<V>[];
  /** False if none is selected. */
  value: V | false;
  onChange: (value: V) => void;
  /** Line: the selected tab is underlined; divided: with a line below all of them; segments: it is raised (board). */
  look?: 'line' | 'divided' | 'segments';
}

/**
 * Tabs drawn by static styles: MUI's measure themselves whenever they are rendered, which lays out the page a second time, a
 * fifth of a list's first visit.
 */
export function TabRow<V extends string>({ tabs, value, onChange, look = 'line', ...list }: TabRowProps<V>) {
  const row = useRef<HTMLDivElement>(null);
  useSelectedInSight(row, value);
  const reached = tabs.some((tab) => tab.value === value) ? value : tabs[0]?.value;
  return (
    <div {...list} ref={row} role="tablist" className={styles[look]} onKeyDown={moveTabFocus}>
      {tabs.map(({ value: own, label, onClick, ...tab }) => (
        <button
          {...tab}
          key={own}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={own === value}
          tabIndex={own === reached ? 0 : -1}
          onClick={() => {
            if (own !== value) onChange(own);
            onClick?.();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
