import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { HTMLAttributes, Key } from 'react';
import type { ComboOption } from './combo';

interface ComboEntryProps {
  li: HTMLAttributes<HTMLLIElement> & { key?: Key };
  option: ComboOption;
  /** Whether it is selected, in a list with multiple selection. */
  checked?: boolean;
}

/** One entry of an open list, indented by its depth in a tree. */
export function ComboEntry({ li, option, checked }: ComboEntryProps) {
  const { key: _, ...props } = li;
  return (
    <Box component="li" {...props}>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, paddingLeft: 2 * (option.depth ?? 0) }}
      >
        {checked !== undefined && (
          <Checkbox checked={checked} tabIndex={-1} aria-hidden="true" sx={{ padding: 0, pointerEvents: 'none' }} />
        )}
        {option.depth === undefined ? option.label : (option.short ?? option.label)}
      </Box>
    </Box>
  );
}
