import { useState, type ClipboardEvent } from 'react';
import { useFieldInput } from '../field-context';
import { findOptions } from './combo/combo';
import { Combo } from './combo/Combo';
import { cleanTags, splitTags } from './split-tags';

interface TagsInputProps {
  placeholder?: string;
  suggestions?: readonly string[];
  /** An entry may have commas, such as a place and its country. */
  keepsCommas?: boolean;
}

/**
 * Texts as chips. Enter adds the current text (not while an input method composes), and so does blur; a list, typed or
 * pasted, is split. Tags over the maximum are kept and reported by the checks, never cut off.
 */
export function TagsInput({ placeholder, suggestions = [], keepsCommas }: TagsInputProps) {
  const field = useFieldInput<string[] | undefined>();
  const [typed, setTyped] = useState('');
  const tags = field.value ?? [];
  const offered = suggestions.filter((one) => !tags.includes(one)).map((value) => ({ value, label: value }));
  const change = (next: readonly string[]) => {
    setTyped('');
    field.onChange(cleanTags(next));
  };
  const isWhole = (text: string) => tags.includes(text) || suggestions.includes(text);
  const add = (text: string) => change([...tags, ...(isWhole(text) ? [text] : splitTags(text, keepsCommas))]);
  const paste = (event: ClipboardEvent) => {
    const pieces = splitTags(event.clipboardData.getData('text'), keepsCommas);
    if (pieces.length < 2) return;
    event.preventDefault();
    field.onChange(cleanTags([...tags, ...pieces]));
  };
  return (
    <Combo
      isFree
      placeholder={tags.length < 2 ? placeholder : undefined}
      text={typed}
      isTyped={typed !== ''}
      onText={setTyped}
      offer={() => findOptions(offered, typed)}
      onChoose={({ value }) => add(value)}
      chips={{ labels: tags, onRemove: (index) => field.onChange(tags.filter((_, at) => at !== index)) }}
      onClear={tags.length > 0 || typed !== '' ? () => change([]) : undefined}
      onKey={(event) => {
        if (event.key !== 'Enter' || typed === '') return;
        event.preventDefault();
        add(typed);
      }}
      onLeave={(pointed) => (pointed ? add(pointed.value) : typed !== '' && add(typed))}
      onPaste={paste}
    />
  );
}
