import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ComponentProps, ElementType } from 'react';
import styles from './text-frame.module.css';

interface SlotProps {
  ownerState?: { size?: string; fullWidth?: boolean };
}

const Root = ({ ownerState, className, ...props }: ComponentProps<'div'> & SlotProps) => (
  <div
    className={`${styles.root} ${className}`}
    data-size={ownerState?.size}
    data-wide={ownerState?.fullWidth || undefined}
    {...props}
  />
);

type InputProps = ComponentProps<'input'> & SlotProps & { as?: ElementType };

/** `as` is the component that MUI renders: what the choice shows. */
const Input = ({ ownerState: _ownerState, as: Element = 'input', className, ...props }: InputProps) => (
  <Element className={`${styles.input} ${className}`} {...props} />
);

/** The frame draws its border itself. */
const Outline = () => null;

/** The parts of a Select with the look of a text input. */
export const selectSlots: OutlinedInputProps['slots'] = { root: Root, input: Input, notchedOutline: Outline };
