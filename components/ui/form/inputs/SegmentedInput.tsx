import type { Choice } from './SelectInput';
import { Segmented } from './Segmented';
import { inputAria, useFieldInput } from '../field-context';

/** A choice of a few, all visible: {@link Segmented} as a form field. */
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
