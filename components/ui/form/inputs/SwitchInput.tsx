import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { useFieldInput } from '../field-context';

/** On or off, with its label beside it. */
export function SwitchInput({ label }: { label: ReactNode }) {
  const field = useFieldInput<boolean | undefined>();
  return (
    <FormControlLabel
      label={label}
      sx={{ marginX: 0, gap: 1, alignSelf: 'flex-start' }}
      control={
        <Switch
          id={field.id}
          checked={field.value ?? false}
          onChange={(_, checked) => field.onChange(checked)}
          onBlur={field.onBlur}
          disabled={field.disabled}
          slotProps={{ input: { 'aria-describedby': field.describedBy } }}
        />
      }
    />
  );
}
