import Autocomplete from '@mui/material/Autocomplete';
import { useState, type ReactNode } from 'react';
import { useComboTexts } from './combo';
import { ComboText } from './ComboText';
import { useFieldInput } from '@/components/ui/form/field-context';

/** For fields that store codes: their names, and the code for a typed text (the text itself if it is no name). */
interface CodeNames {
  nameOf: (code: string) => string;
  codeOf: (text: string) => string;
}
const PLAIN: CodeNames = { nameOf: (code) => code, codeOf: (text) => text };

const NARROW = { '& .MuiAutocomplete-inputRoot': { paddingInline: '4px' } };
const AS_WIDE_AS_ITS_WORDS = { popper: { style: { width: 'max-content' } } };

interface SuggestInputProps {
  suggestions: readonly string[];
  names?: CodeNames;
  placeholder?: string;
  size?: 'small' | 'medium';
  /** Without an arrow, and with a list as wide as its texts. */
  narrow?: boolean;
  /** An icon before the text. */
  start?: ReactNode;
}

/** Free text with suggestions. */
export function SuggestInput({
  suggestions,
  names = PLAIN,
  placeholder,
  size = 'medium',
  narrow = false,
  start,
}: SuggestInputProps) {
  const field = useFieldInput<string | undefined>();
  const texts = useComboTexts();
  const value = field.value ?? '';
  /** The typed text is kept during input, even if it is a name of a code already. */
  const [written, setWritten] = useState<string>();
  const isWriting = written !== undefined && names.codeOf(written) === value;
  return (
    <Autocomplete
      {...texts}
      freeSolo
      forcePopupIcon={!narrow}
      {...(narrow && { sx: NARROW, slotProps: AS_WIDE_AS_ITS_WORDS })}
      disableClearable
      id={field.id}
      size={size}
      options={suggestions as string[]}
      getOptionLabel={names.nameOf}
      filterOptions={(all) => all}
      inputValue={isWriting ? written : names.nameOf(value)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return;
        setWritten(text);
        field.onChange(names.codeOf(text));
      }}
      value={value}
      onChange={(_, text) => {
        setWritten(undefined);
        field.onChange(names.codeOf(text));
      }}
      onBlur={() => {
        setWritten(undefined);
        field.onBlur();
      }}
      disabled={field.disabled}
      renderInput={(params) => <ComboText params={params} placeholder={placeholder} start={start} />}
    />
  );
}
