import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Combo } from './Combo';
import type { ComboOption } from './combo';
import { useFind } from './use-find';
import { useFieldInput } from '@/components/ui/form/field-context';

/** For fields that store codes: their names, and the code for a typed text (the text itself if it is no name). */
interface CodeNames {
  nameOf: (code: string) => string;
  codeOf: (text: string) => string;
}
const PLAIN: CodeNames = { nameOf: (code) => code, codeOf: (text) => text };

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
    if (event.key !== 'Enter' || !isWriting || names === PLAIN) return;
    const [only, ...others] = find(options, written);
    if (!only || others.length > 0 || only.label.toLowerCase().includes(written.trim().toLowerCase())) return;
    event.preventDefault();
    choose(only.value);
  };
  return (
    <Combo
      isFree
      isNarrow={narrow}
      size={size}
      start={start}
      placeholder={placeholder}
      text={isWriting ? written : names.nameOf(value)}
      isTyped={isWriting}
      onText={(text) => {
        setWritten(text);
        field.onChange(names.codeOf(text));
      }}
      offer={() => (isWriting ? find(options, written) : options)}
      isChosen={(option) => option.value === value}
      onChoose={(option) => choose(option.value)}
      onKey={onEnter}
      onLeave={() => setWritten(undefined)}
      onOpen={onOpen}
    />
  );
}
