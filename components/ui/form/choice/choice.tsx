import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'checked'> {
  checked: boolean;
  /** The words beside it, which press it too. Without them it is named by `aria-label` or by a label around it. */
  label?: ReactNode;
}

type Native = ChoiceProps & { type: 'checkbox' | 'radio'; look: 'box' | 'switch' };

function Choice({ look, label, className = '', ...native }: Native) {
  if (label === undefined) return <input {...native} className={`${styles[look]} ${className}`} />;
  return (
    <label className={`${styles.label} ${className}`}>
      <input {...native} className={styles[look]} />
      <span>{label}</span>
    </label>
  );
}

interface CheckboxProps extends Omit<ChoiceProps, 'ref'> {
  /** Neither on nor off: some of what is below it is chosen. */
  indeterminate?: boolean;
}

export const Checkbox = ({ indeterminate = false, ...props }: CheckboxProps) => (
  <Choice
    {...props}
    // There is no attribute for it, and a click resets the property.
    ref={(box) => {
      if (box) box.indeterminate = indeterminate;
    }}
    type="checkbox"
    look="box"
  />
);

/** One of several of the same `name`. */
export const Radio = (props: ChoiceProps & { name: string }) => <Choice {...props} type="radio" look="box" />;

/** Radios below each other. */
export const RadioGroup = (props: ComponentProps<'div'>) => (
  <div role="radiogroup" {...props} className={styles.group} />
);

/** On or off, at once. */
export const Switch = (props: ChoiceProps) => <Choice {...props} type="checkbox" role="switch" look="switch" />;
