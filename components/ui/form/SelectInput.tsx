import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ComboChevron } from './ComboChevron';
import { inputAria, useFieldInput } from './field-context';

export interface Choice {
  value: string;
  label: string;
}

interface SelectInputProps {
  options: readonly Choice[];
  size?: 'small' | 'medium';
  /** The entry that clears the field, where it may stay empty. */
  emptyLabel?: string;
}

/** One of a few. A value that is none of the options is shown as it is, and kept. */
export function SelectInput({ options, size = 'medium', emptyLabel }: SelectInputProps) {
  const field = useFieldInput<string | undefined>();
  const value = field.value ?? '';
  const known = value === '' || options.some((option) => option.value === value);
  const shown = known ? options : [{ value, label: value }, ...options];
  return (
    <Select
      id={field.id}
      labelId={field.labelId}
      value={value}
      onChange={(event) => field.onChange(event.target.value || undefined)}
      onBlur={field.onBlur}
      disabled={field.disabled}
      error={field.invalid}
      size={size}
      fullWidth
      displayEmpty={emptyLabel !== undefined}
      IconComponent={ComboChevron}
      SelectDisplayProps={{ ...inputAria(field), id: field.id }}
    >
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {shown.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
