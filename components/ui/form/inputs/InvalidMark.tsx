import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldInput } from '../field-context';
import styles from '../Field.module.css';

/** At the end of an input: its unit, or an error icon, because colour alone is not enough. */
export function InvalidMark({ suffix }: { suffix?: ReactNode }) {
  const { invalid } = useFieldInput();
  if (!invalid && !suffix) return null;
  return (
    <span className={styles.affix}>
      {suffix}
      {invalid && <CircleAlert size={16} strokeWidth={1.7} aria-hidden="true" />}
    </span>
  );
}
