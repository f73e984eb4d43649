import Autocomplete from '@mui/material/Autocomplete';
import type { ReactNode } from 'react';
import { useComboTexts } from './combo';
import { ComboText } from './ComboText';
import { useFieldInput } from './field-context';

interface SuggestInputProps {
  suggestions: readonly string[];
  placeholder?: string;
  size?: 'small' | 'medium';
  /** Before the text: a sign of what it is. */
  start?: ReactNode;
}

/** Free text with words to choose from. */
export function SuggestInput({ suggestions, placeholder, size = 'medium', start }: SuggestInputProps) {
  const field = useFieldInput<string | undefined>();
  const texts = useComboTexts();
  return (
    <Autocomplete
      {...texts}
      freeSolo
      forcePopupIcon
      disableClearable
      id={field.id}
      size={size}
      options={suggestions as string[]}
      filterOptions={(all) => all}
      inputValue={field.value ?? ''}
      onInputChange={(_, text, reason) => {
        if (reason !== 'reset') field.onChange(text);
      }}
      value={field.value ?? ''}
      onChange={(_, text) => field.onChange(text)}
      onBlur={field.onBlur}
      disabled={field.disabled}
      renderInput={(params) => <ComboText params={params} placeholder={placeholder} start={start} />}
    />
  );
}
