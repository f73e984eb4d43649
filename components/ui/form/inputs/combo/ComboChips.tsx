import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styles from './combo.module.css';

export interface Chips {
  labels: readonly string[];
  onRemove: (index: number) => void;
}

const inputBeside = (chip: HTMLElement) => chip.parentElement!.querySelector('input')!;
const isChip = (element: Element | null) => element instanceof HTMLElement && element.hasAttribute('data-chip');

/** Chosen values before the text: arrow keys move along them, Backspace or Delete removes one. */
export function ComboChips({ labels, onRemove, disabled }: Chips & { disabled: boolean }) {
  const remove = (chip: HTMLElement, index: number) => {
    inputBeside(chip).focus();
    onRemove(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const chip = event.currentTarget;
    const { previousElementSibling: before, nextElementSibling: after } = chip;
    if (event.key === 'Backspace' || event.key === 'Delete') remove(chip, index);
    else if (event.key === 'ArrowLeft') {
      if (isChip(before)) (before as HTMLElement).focus();
    } else if (event.key === 'ArrowRight') (isChip(after) ? (after as HTMLElement) : inputBeside(chip)).focus();
    else return;
    event.preventDefault();
  };
  return labels.map((label, index) => (
    <div
      // Two of the same words may have come from the platform.
      key={`${index} ${label}`}
      role="button"
      tabIndex={-1}
      data-chip=""
      aria-disabled={disabled || undefined}
      className={styles.chip}
      onKeyDown={(event) => onKeyDown(event, index)}
    >
      <span className={styles.label}>{label}</span>
      {!disabled && (
        <X
          size={14}
          strokeWidth={1.7}
          aria-hidden="true"
          className={styles.remove}
          onClick={(event) => remove(event.currentTarget.closest<HTMLElement>('[data-chip]')!, index)}
        />
      )}
    </div>
  ));
}
