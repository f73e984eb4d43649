import { Checkbox } from '@/components/ui/form/choice/choice';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  tabIndex?: number;
  onToggle: (withRange: boolean) => void;
}

/** The checkbox of a row or of the head; with Shift it selects the range from the last one. */
export const SelectBox = ({ label, mixed, onToggle, ...state }: SelectBoxProps) => (
  <Checkbox
    {...state}
    aria-label={label}
    indeterminate={mixed}
    onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
  />
);
