import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { ReactNode } from 'react';
import { inputAria, useFieldInput } from '@/components/ui/form/field-context';
import { TEXT, TextFrame } from '../../text/text-box';

interface ComboTextProps {
  params: AutocompleteRenderInputParams;
  placeholder?: string;
  /** Before the selected value. */
  start?: ReactNode;
  /** Without typing: phones show no keyboard. */
  few?: boolean;
}

export function ComboText({ params, placeholder, start, few }: ComboTextProps) {
  const field = useFieldInput();
  const { startAdornment, endAdornment, ...frame } = params.slotProps.input;
  const { className, ...native } = params.slotProps.htmlInput;
  return (
    <TextFrame {...frame} size={params.size} start={start ?? startAdornment} end={endAdornment} data-wide="">
      <input
        type="text"
        {...native}
        {...inputAria(field)}
        className={`${TEXT} ${className}`}
        disabled={params.disabled}
        placeholder={placeholder}
        lang={field.lang}
        {...(few ? { inputMode: 'none' } : {})}
      />
    </TextFrame>
  );
}
