import { UNIT_CODES, useUnits } from '@/lib/i18n/use-units';
import { SuggestInput } from './combo/SuggestInput';

interface UnitInputProps {
  /** The count of the unit: "1 piece", "2 pieces". */
  count: unknown;
  placeholder?: string;
  size?: 'small' | 'medium';
  narrow?: boolean;
}

/** The unit of a quantity: one of the contract's, or another text. */
export function UnitInput({ count, ...rest }: UnitInputProps) {
  const { nameOf, codeOf } = useUnits();
  return <SuggestInput {...rest} suggestions={UNIT_CODES} names={{ nameOf: (code) => nameOf(code, count), codeOf }} />;
}
