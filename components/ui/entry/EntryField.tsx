import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './entry.module.css';

interface EntryFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string;
  start?: ReactNode;
  end?: ReactNode;
  /** Options of a native select, for which every device has its own interface. */
  options?: ReactNode;
}

/** Looks like MUI's text field but is a plain input: MUI's would add 8 kB to the script of the login page. */
export function EntryField({ label, error, start, end, options, ...input }: EntryFieldProps) {
  const id = useId();
  const common = { id, 'aria-invalid': Boolean(error), 'aria-describedby': error ? `${id}-error` : undefined };
  return (
    <div className={styles.field}>
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      <div className={styles.control} data-wrong={Boolean(error)}>
        {start}
        {options ? (
          <select
            {...common}
            name={input.name}
            value={input.value}
            autoComplete={input.autoComplete}
            onChange={(event) => input.onChange?.(event as never)}
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
