import { parseAmount } from './numbers';
import { TypedInput, type TypedInputProps } from './TypedInput';

/** An amount, text from the keyboard to the platform: it never passes through a float. */
export function MoneyInput(props: TypedInputProps) {
  return <TypedInput {...props} parse={parseAmount} inputMode="decimal" />;
}
