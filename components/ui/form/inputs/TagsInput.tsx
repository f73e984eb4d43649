import Autocomplete from '@mui/material/Autocomplete';
import type { ClipboardEvent } from 'react';
import { useComboTexts } from './combo/combo';
import { ComboText } from './combo/ComboText';
import { useFieldInput } from '../field-context';
import { cleanTags, splitTags } from './split-tags';

interface TagsInputProps {
  placeholder?: string;
  suggestions?: readonly string[];
  size?: 'small' | 'medium';
  /** An entry may have commas, such as a place and its country. */
  keepsCommas?: boolean;
}

/**
 * Texts as chips. Enter adds the current text (not while an input method composes), and so does blur; a list, typed or
 * pasted, is split. Tags over the maximum are kept and reported by the checks, never cut off.
 */
export function TagsInput({ placeholder, suggestions = [], size = 'medium', keepsCommas }: TagsInputProps) {
  const field = useFieldInput<string[] | undefined>();
  const texts = useComboTexts();
  const tags = field.value ?? [];
  const paste = (event: ClipboardEvent) => {
    // Firefox sends what is pasted elsewhere to the last selection, which may be beside the input.
    if (!(event.target instanceof HTMLInputElement)) return;
    const pieces = splitTags(event.clipboardData.getData('text'), keepsCommas);
    if (pieces.length < 2) return;
    event.preventDefault();
    field.onChange(cleanTags([...tags, ...pieces]));
  };
  const whole = new Set([...tags, ...suggestions]);
  const change = (next: readonly string[]) =>
    field.onChange(cleanTags(next.flatMap((tag) => (whole.has(tag) ? [tag] : splitTags(tag, keepsCommas)))));
  return (
    <Autocomplete
      {...texts}
      multiple
      freeSolo
      autoSelect
      id={field.id}
      size={size}
      options={suggestions as string[]}
      filterSelectedOptions
      value={tags}
      onChange={(_, next) => change(next)}
      onBlur={field.onBlur}
      onPaste={paste}
      disabled={field.disabled}
      renderInput={(params) => <ComboText params={params} placeholder={tags.length < 2 ? placeholder : undefined} />}
    />
  );
}
