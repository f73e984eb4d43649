import { parseNumber } from './numbers';
import { TypedInput, type TypedInputProps } from './TypedInput';

/** A number: full-width digits and grouping are read; what is no number stays as text for the checks to name. */
export function NumberInput(props: TypedInputProps) {
  return <TypedInput {...props} parse={parseNumber} inputMode="decimal" />;
}
