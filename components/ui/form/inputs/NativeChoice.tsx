import MuiNativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const Select = styled(MuiNativeSelect)({
  minWidth: '9rem',
  // The padding belongs to the element that is pressed.
  '&&': { padding: 0 },
  '&& .MuiNativeSelect-select': { padding: '5px 30px 5px 9px' },
  '& .MuiNativeSelect-icon': {
    right: 9,
    top: 'calc(50% - 0.5rem)',
    width: '1rem',
    height: '1rem',
    color: 'var(--text-tertiary)',
  },
});

interface NativeChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  fullWidth?: boolean;
  /** `option` and `optgroup`. */
  children: ReactNode;
}

/** A choice in a table of a dialog, by the browser's own list: dozens of them cost little. */
export function NativeChoice({ label, value, onChange, fullWidth, children }: NativeChoiceProps) {
  return (
    <Select
      fullWidth={fullWidth}
      input={<OutlinedInput size="small" />}
      IconComponent={ChevronDown}
      value={value}
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </Select>
  );
}
