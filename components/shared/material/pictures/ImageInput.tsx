import { useFieldInput } from '@/components/ui/form/field-context';
import { useFormHandle } from '@/components/ui/form/form-context';
import { PicturesField } from './PicturesField';

type Picture = string | undefined;
const listOf = (picture: Picture) => (picture ? [picture] : []);

/** One picture or none; a new one replaces it. */
export function ImageInput({ maxBytes }: { maxBytes: number }) {
  const { model } = useFormHandle();
  const { name, value } = useFieldInput<Picture>();
  return (
    <PicturesField
      max={1}
      maxBytes={maxBytes}
      pictures={listOf(value)}
      read={() => listOf(model.get(name) as Picture)}
      write={([picture]) => model.set(name, picture)}
    />
  );
}
