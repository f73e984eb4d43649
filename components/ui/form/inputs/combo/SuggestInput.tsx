import Autocomplete from '@mui/material/Autocomplete';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '@/lib/util/browser/composing';
import { useComboTexts, type ComboOption } from './combo';
import { ComboText } from './ComboText';
import { useFind } from './use-find';
import { useFieldInput } from '@/components/ui/form/field-context';
import styles from './SuggestInput.module.css';

/** For fields that store codes: their names, and the code for a typed text (the text itself if it is no name). */
interface CodeNames {
  nameOf: (code: string) => string;
  codeOf: (text: string) => string;
}
const PLAIN: CodeNames = { nameOf: (code) => code, codeOf: (text) => text };
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
  const { find, onOpen } = useFind();
  const options = suggestions.map((code): ComboOption => ({ value: code, label: names.nameOf(code) }));
  const isWriting = written !== undefined && names.codeOf(written) === value;
  const choose = (code: string) => {
    setWritten(undefined);
    field.onChange(code);
  };
  /** Enter takes the only code that is meant by another text than its name, such as its pinyin. */
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !isWriting || names === PLAIN) return;
    const [only, ...others] = find(options, written);
    if (!only || others.length > 0 || only.label.toLowerCase().includes(written.trim().toLowerCase())) return;
    event.preventDefault();
    choose(only.value);
  };
  return (
    <Autocomplete
      {...texts}
      freeSolo
      forcePopupIcon={!narrow}
      {...(narrow && { className: styles.paper, slotProps: AS_WIDE_AS_ITS_WORDS })}
      disableClearable
      id={field.id}
      size={size}
      options={suggestions as string[]}
      getOptionLabel={names.nameOf}
      filterOptions={(all, { inputValue }) =>
        isWriting ? find(options, inputValue).map((option) => option.value) : all
      }
      inputValue={isWriting ? written : names.nameOf(value)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return;
        setWritten(text);
        field.onChange(names.codeOf(text));
      }}
      value={value}
      onChange={(_, text) => choose(names.codeOf(text))}
      onKeyDown={onEnter}
      onOpen={onOpen}
      onBlur={() => {
        setWritten(undefined);
        field.onBlur();
      }}
      disabled={field.disabled}
      renderInput={(params) => <ComboText params={params} placeholder={placeholder} start={start} />}
    />
  );
}
