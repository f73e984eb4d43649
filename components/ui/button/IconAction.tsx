import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ElementType } from 'react';

type IconActionProps<C extends ElementType> = IconButtonProps<C, { component?: C }> & {
  /** Its exact name, for screen readers, and as a tip for who points at it or comes to it by keys. */
  label: string;
  /** The tip, where it says more than the name. */
  tip?: string;
};

/** A button of one picture. */
export function IconAction<C extends ElementType = 'button'>({ label, tip = label, ...props }: IconActionProps<C>) {
  return <IconButton aria-label={label} data-tip={tip} {...props} />;
}
