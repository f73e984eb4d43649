import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ElementType } from 'react';

type IconActionProps<C extends ElementType> = IconButtonProps<C, { component?: C }> & {
  /** The accessible name, also shown as a tooltip on hover and focus. */
  label: string;
  tip?: string;
};

export function IconAction<C extends ElementType = 'button'>({ label, tip = label, ...props }: IconActionProps<C>) {
  return <IconButton aria-label={label} data-tip={tip} {...props} />;
}
