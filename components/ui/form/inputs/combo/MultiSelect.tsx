import Autocomplete from '@mui/material/Autocomplete';
import { useRef, useState, type KeyboardEvent } from 'react';
import { optionOf, useComboTexts, type ComboOption } from './combo';
import { ComboEntry } from './ComboEntry';
import { ComboText } from './ComboText';
import { useFind } from './use-find';
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
  const { find, onOpen } = useFind();
  const [typed, setTyped] = useState('');
  const moved = useRef(false);
  /** MUI highlights the first selected option by itself, which Enter would remove. */
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key === 'Enter' && typed.trim() === '' && !moved.current) event.defaultMuiPrevented = true;
  };
  const values = field.value ?? [];
  return (
    <Autocomplete
      {...texts}
      multiple
      id={field.id}
      options={options as ComboOption[]}
      value={values.map((value) => optionOf(options, value))}
      onChange={(_, chosen) => field.onChange(chosen.map((option) => option.value))}
      inputValue={typed}
      // A value that is set from outside leaves what is being typed.
      onInputChange={(_, text, reason) => {
        if (reason === 'reset') return;
        moved.current = false;
        setTyped(text);
      }}
      onHighlightChange={() => void (moved.current = true)}
      onKeyDown={onKeyDown}
      onOpen={onOpen}
      onBlur={field.onBlur}
      disabled={field.disabled}
      loading={loading}
      disableCloseOnSelect
      disableClearable
      autoHighlight
      isOptionEqualToValue={(option, value) => option.value === value.value}
      getOptionLabel={(option) => option.short ?? option.label}
      getOptionKey={(option) => option.value}
      getOptionDisabled={(option) => option.disabled ?? false}
      filterOptions={(all, { inputValue }) => find(all, inputValue)}
      renderOption={(li, option, { selected }) => (
        <ComboEntry key={option.value} li={li} option={option} checked={selected} />
      )}
      renderInput={(params) => (
        <ComboText params={params} placeholder={values.length === 0 ? placeholder : undefined} />
      )}
    />
  );
}
