import FormControl from '@mui/material/FormControl';
import { CellField } from '@/components/ui/form/CellField';
import { FieldLabel } from '@/components/ui/form/FieldLabel';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { SuggestInput } from '@/components/ui/form/SuggestInput';
import { TextInput } from '@/components/ui/form/TextInput';
import { PathNotes } from '@/components/ui/form/PathNotes';
import { wantedAttribute } from './product-rules';
import type { CategoryAttribute } from './use-product-options';

interface AttributeFieldProps {
  attribute: CategoryAttribute;
  /** Its row in the product, -1 while it has none. */
  index: number;
  value: string;
  onChange: (value: string) => void;
}

/** An attribute that the category knows: its name is given, its value often is one of a few. */
export function AttributeField({ attribute, index, value, onChange }: AttributeFieldProps) {
  const { formId } = useFormHandle();
  const { name, required, options = [] } = attribute;
  const path = index < 0 ? wantedAttribute(name) : `attributes.${index}.value`;
  const id = fieldId(formId, path);
  return (
    <FormControl fullWidth>
      <FieldLabel id={`${id}-label`} htmlFor={id} required={required}>
        {name}
      </FieldLabel>
      <CellField path={path} label={name} value={value} onChange={onChange} notesId={`${id}-notes`}>
        {options.length > 0 ? <SuggestInput suggestions={options} /> : <TextInput />}
      </CellField>
      <PathNotes path={path} />
    </FormControl>
  );
}
