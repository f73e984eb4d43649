import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldInput } from '../field-context';

/** At the end of an input: its unit, or an error icon, because colour alone is not enough. */
export function InvalidMark({ suffix }: { suffix?: ReactNode }) {
  const { invalid } = useFieldInput();
  if (!invalid && !suffix) return null;
  return (
    <InputAdornment position="end">
      {suffix && (
        <Box component="span" sx={{ typography: 'caption' }}>
          {suffix}
        </Box>
      )}
      {invalid && (
        <Box component="span" sx={{ display: 'flex', '& svg': { color: 'var(--error-text)' } }}>
          <CircleAlert size={16} strokeWidth={1.7} aria-hidden="true" />
        </Box>
      )}
    </InputAdornment>
  );
}
