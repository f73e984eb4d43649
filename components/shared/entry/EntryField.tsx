import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import styles from './entry.module.css';

interface EntryFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  error?: string;
  start?: ReactNode;
  end?: ReactNode;
  /** Shown as a star beside the label, which is no part of its name. */
  required?: boolean;
  /** Entries to choose from, as options; a plain select, which every device has its own way for. */
  options?: ReactNode;
  onChange?: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

/**
 * A large field with its label above and what is wrong below. It looks like the form's own, but is a plain input:
 * MUI's would be 8 kB of the script that everybody waits for on a slow network.
 */
export function EntryField({ label, error, start, end, options, required, ...input }: EntryFieldProps) {
  const id = useId();
  const common = {
    id,
    'aria-required': required || undefined,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <span>
        <label htmlFor={id} suppressHydrationWarning>
          {label}
        </label>
        {required && (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <div className={styles.control} data-wrong={Boolean(error)}>
        {start}
        {options ? (
          <select
            {...common}
            name={input.name}
            value={input.value}
            autoComplete={input.autoComplete}
            onChange={input.onChange}
          >
            {options}
          </select>
        ) : (
          <input {...input} {...common} />
        )}
        {end}
      </div>
      {error && (
        <p className={styles.wrong} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
