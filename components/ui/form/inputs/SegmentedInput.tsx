import type { Choice } from './SelectInput';
import { Segmented } from './Segmented';
import { inputAria, useFieldInput } from '../field-context';
import styles from './SegmentedInput.module.css';

/** A choice of a few, all visible: {@link Segmented} as a form field. */
export function SegmentedInput({ options }: { options: readonly Choice[] }) {
  const field = useFieldInput<string>();
  return (
    <Segmented
      id={field.id}
      aria-labelledby={field.labelId}
      {...inputAria(field)}
      tabIndex={-1}
      className={styles.onPhones}
      name={field.id}
      options={options}
      value={field.value}
      disabled={field.disabled}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
