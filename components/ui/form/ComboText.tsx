import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { inputAria, useFieldInput } from './field-context';

interface ComboTextProps {
  params: AutocompleteRenderInputParams;
  placeholder?: string;
}

/** The text box of a combobox. */
export function ComboText({ params, placeholder }: ComboTextProps) {
  const field = useFieldInput();
  return (
    <OutlinedInput
      {...params.slotProps.input}
      disabled={params.disabled}
      size={params.size ?? 'medium'}
      error={field.invalid}
      placeholder={placeholder}
      fullWidth
      slotProps={{ input: { ...params.slotProps.htmlInput, ...inputAria(field), lang: field.lang } }}
    />
  );
}
