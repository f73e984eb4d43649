import Checkbox from '@mui/material/Checkbox';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  tabIndex?: number;
  onToggle: (withRange: boolean) => void;
}

/** The checkbox of a row or of the head; with Shift it reaches from the one pressed before. */
export function SelectBox({ label, checked, mixed = false, tabIndex, onToggle }: SelectBoxProps) {
  return (
    <Checkbox
      checked={checked}
      indeterminate={mixed}
      slotProps={{ input: { 'aria-label': label, tabIndex } }}
      onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
    />
  );
}
