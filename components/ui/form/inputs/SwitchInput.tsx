import type { ReactNode } from 'react';
import { Switch } from '../choice/choice';
import { useFieldInput } from '../field-context';
import styles from './SwitchInput.module.css';

/** On or off, with its label beside it. */
export function SwitchInput({ label }: { label: ReactNode }) {
  const field = useFieldInput<boolean | undefined>();
  return (
    <Switch
      label={label}
      className={styles.choice}
      id={field.id}
      checked={field.value ?? false}
      onChange={(event) => field.onChange(event.target.checked)}
      onBlur={field.onBlur}
      disabled={field.disabled}
      aria-describedby={field.describedBy}
    />
  );
}
