import Autocomplete from '@mui/material/Autocomplete';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { optionOf, useComboTexts, type ComboOption } from './combo';
import { ComboEntry } from './ComboEntry';
import { ComboText } from './ComboText';
import { useFind } from './use-find';
import { useFieldInput } from '@/components/ui/form/field-context';

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
  const root = useRef<HTMLDivElement>(null);
  const select = useEffectEvent(() => {
    const input = root.current?.querySelector('input');
    if (!isTyping && input === document.activeElement) input?.select();
  });
  useLayoutEffect(() => {
    if (isNamed) select();
  }, [isNamed]);
  return root;
}

/** One of many, searched by typing. A value that is not among the options is shown unchanged, and kept. */
export function ComboSelect({ options, placeholder, loading, size, clearable, few }: ComboSelectProps) {
  const field = useFieldInput<string | undefined>();
  const texts = useComboTexts();
  const { find, onOpen } = useFind();
  const option = field.value ? optionOf(options, field.value) : null;
  const [typed, setTyped] = useState<string>();
  const root = useSelectedName(
    options.some(({ value }) => value === field.value),
    typed !== undefined,
  );
  return (
    <Autocomplete
      {...texts}
      ref={root}
      id={field.id}
      options={options as ComboOption[]}
      value={option}
      onChange={(_, chosen) => field.onChange(chosen?.value)}
      inputValue={typed ?? option?.label ?? ''}
      // Options that come, or a value that is set from outside, leave what is being typed.
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(reason === 'input' ? text : undefined)}
      onOpen={onOpen}
      onBlur={field.onBlur}
      disabled={field.disabled}
      size={size}
      loading={loading}
      disableClearable={(clearable === undefined ? field.required : !clearable) as false}
      autoHighlight
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ value }) => value}
      getOptionDisabled={({ disabled = false }) => disabled}
      filterOptions={(all, { inputValue }) => find(all, inputValue)}
      renderOption={(li, one) => <ComboEntry key={one.value} li={li} option={one} />}
      renderInput={(params) => <ComboText params={params} placeholder={placeholder} few={few} />}
    />
  );
}
