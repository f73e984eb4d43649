import type { AutocompleteSlots } from '@mui/material/Autocomplete';
import type { ChipProps } from '@mui/material/Chip';
import type { IconButtonProps } from '@mui/material/IconButton';
import { X } from 'lucide-react';
import styles from './combo.module.css';

type ChipSlotProps = ChipProps & { ownerState?: object };

/** A selected value. MUI moves the focus to it with the arrow keys, and removes it with Delete. */
function ValueChip({ label, disabled, onDelete, className, size: _size, ownerState: _, ...props }: ChipSlotProps) {
  return (
    <div {...props} role="button" aria-disabled={disabled || undefined} className={`${styles.chip} ${className ?? ''}`}>
      <span className={styles.label}>{label}</span>
      {onDelete && (
        <X
          size={14}
          strokeWidth={1.7}
          aria-hidden="true"
          className={styles.remove}
          onClick={(event) => {
            event.stopPropagation();
            onDelete(event);
          }}
        />
      )}
    </div>
  );
}

type IndicatorProps = IconButtonProps & { ownerState?: { popupOpen?: boolean } };

const PopupButton = ({ ownerState, className, ...props }: IndicatorProps) => (
  <button
    {...(props as object)}
    type="button"
    data-open={ownerState?.popupOpen || undefined}
    className={`${styles.button} ${className ?? ''}`}
  />
);

const ClearButton = ({ ownerState: _, className, ...props }: IndicatorProps) => (
  <button {...(props as object)} type="button" className={`${styles.button} ${styles.clear} ${className ?? ''}`} />
);

export const COMBO_SLOTS: Partial<AutocompleteSlots> = {
  chip: ValueChip,
  popupIndicator: PopupButton,
  clearIndicator: ClearButton,
};
