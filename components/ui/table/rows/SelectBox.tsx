import styles from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  tabIndex?: number;
  onToggle: (withRange: boolean) => void;
}

/** The checkbox of a row or of the head; with Shift it selects the range from the last one. */
export function SelectBox({ label, checked, mixed = false, tabIndex, onToggle }: SelectBoxProps) {
  return (
    <input
      // There is no attribute for it, and a click resets the property.
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      type="checkbox"
      className={styles.box}
      aria-label={label}
      data-indeterminate={mixed}
      tabIndex={tabIndex}
      checked={checked}
      onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
    />
  );
}
