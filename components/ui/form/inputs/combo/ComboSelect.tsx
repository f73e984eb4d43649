import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFieldInput } from '@/components/ui/form/field-context';
import { optionOf, type ComboOption } from './combo';
import { Combo } from './Combo';
import { useFind } from './use-find';

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

/** Selects the name that takes the place of a code in the field with the focus: typing replaces it, as it did the code. */
function useSelectedName(isNamed: boolean, isTyping: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const select = useEffectEvent(() => {
    if (!isTyping && input.current === document.activeElement) input.current?.select();
  });
  useLayoutEffect(() => {
    if (isNamed) select();
  }, [isNamed]);
  return input;
}

/** One of many, searched by typing. A value that is not among the options is shown unchanged, and kept. */
export function ComboSelect({ options, placeholder, loading, size, clearable, few }: ComboSelectProps) {
  const field = useFieldInput<string | undefined>();
  const { find, onOpen } = useFind();
  /** Options that come, or a value that is set from outside, leave what is being typed. */
  const [typed, setTyped] = useState<string>();
  const input = useSelectedName(
    options.some(({ value }) => value === field.value),
    typed !== undefined,
  );
  const mayClear = clearable ?? !field.required;
  const choose = (value: string | undefined) => {
    setTyped(undefined);
    field.onChange(value);
  };
  return (
    <Combo
      inputRef={input}
      text={typed ?? (field.value ? optionOf(options, field.value).label : '')}
      isTyped={typed !== undefined}
      onText={(text) => {
        setTyped(text);
        if (text === '' && mayClear) field.onChange(undefined);
      }}
      offer={() => find(options, typed ?? '')}
      isChosen={({ value }) => value === field.value}
      onChoose={({ value }) => choose(value)}
      onClear={mayClear && (field.value || typed) ? () => choose(undefined) : undefined}
      onLeave={() => setTyped(undefined)}
      onOpen={onOpen}
      size={size}
      loading={loading}
      placeholder={placeholder}
      isFew={few}
    />
  );
}
