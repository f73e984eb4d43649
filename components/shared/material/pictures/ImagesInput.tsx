import { useFieldInput } from '@/components/ui/form/field-context';
import { useFormHandle } from '@/components/ui/form/form-context';
import { PicturesField } from './PicturesField';

interface ImagesInputProps {
  max: number;
  maxBytes: number;
  /** The first picture is the cover. */
  cover?: boolean;
}

type Pictures = string[] | null | undefined;

/** Several pictures in an order: a list of addresses. */
export function ImagesInput(props: ImagesInputProps) {
  const { model } = useFormHandle();
  const { name, value } = useFieldInput<Pictures>();
  return (
    <PicturesField
      {...props}
      pictures={value ?? []}
      read={() => (model.get(name) as Pictures) ?? []}
      write={(pictures) => model.set(name, pictures)}
    />
  );
}
