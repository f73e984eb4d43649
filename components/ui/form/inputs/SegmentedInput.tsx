import { below } from '@/lib/theme/breakpoints';
import type { Choice } from './SelectInput';
import { Segmented } from './Segmented';
import { inputAria, useFieldInput } from '../field-context';

/** As wide as the fields around it, in rows of two. */
const ON_PHONES = {
  [below.phone]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignSelf: 'stretch',
    width: '100%',
    '& > label': { justifyContent: 'center' },
  },
};

/** A choice of a few, all visible: {@link Segmented} as a form field. */
export function SegmentedInput({ options }: { options: readonly Choice[] }) {
  const field = useFieldInput<string>();
  return (
    <Segmented
      id={field.id}
      aria-labelledby={field.labelId}
      {...inputAria(field)}
      tabIndex={-1}
      sx={ON_PHONES}
      name={field.id}
      options={options}
      value={field.value}
      disabled={field.disabled}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
