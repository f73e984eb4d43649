import type { Choice } from './SelectInput';
import { Segmented } from './Segmented';
import { inputAria, useFieldInput } from '../field-context';

/** One of a few, all in sight: {@link Segmented} in a form. */
export function SegmentedInput({ options }: { options: readonly Choice[] }) {
  const field = useFieldInput<string>();
  return (
    <Segmented
      id={field.id}
      aria-labelledby={field.labelId}
      {...inputAria(field)}
      tabIndex={-1}
      name={field.id}
      options={options}
      value={field.value}
      disabled={field.disabled}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
