import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { inputAria, useFieldInput } from '@/components/ui/form/field-context';

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
  return (
    <OutlinedInput
      {...params.slotProps.input}
      {...(start ? { startAdornment: start } : {})}
      disabled={params.disabled}
      size={params.size ?? 'medium'}
      error={field.invalid}
      placeholder={placeholder}
      fullWidth
      slotProps={{
        input: {
          ...params.slotProps.htmlInput,
          ...inputAria(field),
          lang: field.lang,
          ...(few ? { inputMode: 'none' } : {}),
        },
      }}
    />
  );
}
