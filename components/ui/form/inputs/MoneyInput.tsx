import { parseAmount } from './numbers';
import { TypedInput, type TypedInputProps } from './TypedInput';

/** An amount, which stays text up to the platform and is never a float. */
export function MoneyInput(props: TypedInputProps) {
  return <TypedInput {...props} parse={parseAmount} inputMode="decimal" />;
}
