import Box from '@mui/material/Box';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import styles from './field-slots.module.css';

interface SlotProps {
  /** What MUI's own slots work their styles out of: the same is in the class names that MUI passes. */
  ownerState?: object;
  notched?: boolean;
  label?: unknown;
}

type RootProps = ComponentProps<'div'> & SlotProps & { sx?: SxProps<Theme> };

const Root = ({ ownerState: _ownerState, sx, className, ...props }: RootProps) => {
  const classes = `${styles.root} ${className}`;
  return sx ? <Box sx={sx} className={classes} {...props} /> : <div className={classes} {...props} />;
};

type InputProps = ComponentProps<'input'> & SlotProps & { as?: ElementType };

/** `as` is the component that MUI renders: the native input, a text area that grows, or what a select shows. */
const Input = ({ ownerState: _ownerState, as: Element = 'input', className, ...props }: InputProps) => (
  <Element className={`${styles.input} ${className}`} {...props} />
);

/** One element where MUI has a fieldset with a legend: no label is in the border. */
const Outline = ({ className }: { className?: string }) => (
  <span aria-hidden className={`${styles.outline} ${className}`} />
);

/** The parts of an OutlinedInput with static styles. */
export const fieldSlots: OutlinedInputProps['slots'] = { root: Root, input: Input, notchedOutline: Outline };
