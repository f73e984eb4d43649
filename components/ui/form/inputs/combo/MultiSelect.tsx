import Autocomplete from '@mui/material/Autocomplete';
import { findOptions, optionOf, useComboTexts, type ComboOption } from './combo';
import { ComboEntry } from './ComboEntry';
import { ComboText } from './ComboText';
import { useFieldInput } from '@/components/ui/form/field-context';

export interface MultiSelectProps {
  options: readonly ComboOption[];
  placeholder?: string;
  loading?: boolean;
}

/** Several of many; selected ones are chips. */
export function MultiSelect({ options, placeholder, loading = false }: MultiSelectProps) {
  const field = useFieldInput<string[] | undefined>();
  const texts = useComboTexts();
  const values = field.value ?? [];
  return (
    <Autocomplete
      {...texts}
      multiple
      id={field.id}
      options={options as ComboOption[]}
      value={values.map((value) => optionOf(options, value))}
      onChange={(_, chosen) => field.onChange(chosen.map((option) => option.value))}
      onBlur={field.onBlur}
      disabled={field.disabled}
      loading={loading}
      disableCloseOnSelect
      disableClearable
      isOptionEqualToValue={(option, value) => option.value === value.value}
      getOptionLabel={(option) => option.short ?? option.label}
      getOptionKey={(option) => option.value}
      getOptionDisabled={(option) => option.disabled ?? false}
      filterOptions={(all, { inputValue }) => findOptions(all, inputValue)}
      renderOption={(li, option, { selected }) => (
        <ComboEntry key={option.value} li={li} option={option} checked={selected} />
      )}
      renderInput={(params) => (
        <ComboText params={params} placeholder={values.length === 0 ? placeholder : undefined} />
      )}
    />
  );
}
