import { useFieldInput } from '../field-context';
import { useFormHandle } from '../form-context';
import { PicturesField } from './PicturesField';

type Picture = string | null | undefined;
const listOf = (picture: Picture) => (picture ? [picture] : []);

/** One picture: an address, or nothing. Another one takes its place. */
export function ImageInput({ maxBytes }: { maxBytes: number }) {
  const { getValue, setValue } = useFormHandle();
  const { name, value } = useFieldInput<Picture>();
  return (
    <PicturesField
      max={1}
      maxBytes={maxBytes}
      pictures={listOf(value)}
      read={() => listOf(getValue(name) as Picture)}
      write={([picture]) => setValue(name, picture ?? null)}
    />
  );
}
