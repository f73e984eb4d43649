import type { HTMLAttributes, Key } from 'react';
import { Checkbox } from '../../choice/choice';
import type { ComboOption } from './combo';
import styles from './ComboEntry.module.css';

interface ComboEntryProps {
  li: HTMLAttributes<HTMLLIElement> & { key?: Key };
  option: ComboOption;
  /** Whether it is selected, in a list with multiple selection. */
  checked?: boolean;
}

/** One entry of an open list, indented by its depth in a tree. */
export function ComboEntry({ li, option, checked }: ComboEntryProps) {
  const { key: _, ...props } = li;
  return (
    <li {...props}>
      <span className={styles.entry} style={{ paddingLeft: 16 * (option.depth ?? 0) }}>
        {checked !== undefined && (
          <Checkbox checked={checked} readOnly tabIndex={-1} aria-hidden="true" className={styles.check} />
        )}
        {option.depth === undefined ? option.label : (option.short ?? option.label)}
      </span>
    </li>
  );
}
