import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { optionOf, useComboTexts, type ComboOption } from './combo';
import { ComboEntry } from './ComboEntry';
import { ComboText } from './ComboText';
import { useFind } from './use-find';
import { useFieldInput } from '@/components/ui/form/field-context';

export interface ComboSelectProps {
  options: readonly ComboOption[];
  placeholder?: string;
  loading?: boolean;
  size?: 'small' | 'medium';
  /** Whether it can be cleared; by default if the field is not required. */
  clearable?: boolean;
  /** Few enough to choose without typing. */
  few?: boolean;
}

/** One of many, searched by typing. A value that is not among the options is shown unchanged, and kept. */
export function ComboSelect({ options, placeholder, loading, size, clearable, few }: ComboSelectProps) {
  const field = useFieldInput<string | undefined>();
  const texts = useComboTexts();
  const { find, onOpen } = useFind();
  const option = field.value ? optionOf(options, field.value) : null;
  const [typed, setTyped] = useState<string>();
  return (
    <Autocomplete
      {...texts}
      id={field.id}
      options={options as ComboOption[]}
      value={option}
      onChange={(_, chosen) => field.onChange(chosen?.value)}
      inputValue={typed ?? option?.label ?? ''}
      // Options that come, or a value that is set from outside, leave what is being typed.
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(reason === 'input' ? text : undefined)}
      onOpen={onOpen}
      onBlur={field.onBlur}
      disabled={field.disabled}
      size={size}
      loading={loading}
      disableClearable={(clearable === undefined ? field.required : !clearable) as false}
      autoHighlight
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ value }) => value}
      getOptionDisabled={({ disabled = false }) => disabled}
      filterOptions={(all, { inputValue }) => find(all, inputValue)}
      renderOption={(li, one) => <ComboEntry key={one.value} li={li} option={one} />}
      renderInput={(params) => <ComboText params={params} placeholder={placeholder} few={few} />}
    />
  );
}
