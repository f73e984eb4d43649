import Autocomplete from '@mui/material/Autocomplete';
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
  return (
    <Autocomplete
      {...texts}
      id={field.id}
      options={options as ComboOption[]}
      value={field.value ? optionOf(options, field.value) : null}
      onChange={(_, option) => field.onChange(option?.value)}
      onOpen={onOpen}
      onBlur={field.onBlur}
      disabled={field.disabled}
      size={size}
      loading={loading}
      disableClearable={(clearable === undefined ? field.required : !clearable) as false}
      autoHighlight
      isOptionEqualToValue={(option, value) => option.value === value.value}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      getOptionDisabled={(option) => option.disabled ?? false}
      filterOptions={(all, { inputValue }) => find(all, inputValue)}
      renderOption={(li, option) => <ComboEntry key={option.value} li={li} option={option} />}
      renderInput={(params) => <ComboText params={params} placeholder={placeholder} few={few} />}
    />
  );
}
