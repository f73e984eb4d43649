import { parseNumber } from './numbers';
import { TypedInput, type TypedInputProps } from './TypedInput';

/** A number: full-width digits and grouping are accepted; invalid text is kept for the checks to report. */
export function NumberInput(props: TypedInputProps) {
  return <TypedInput {...props} parse={parseNumber} inputMode="decimal" />;
}
