import { ComboSelect } from './combo/ComboSelect';

export interface Choice {
  value: string;
  label: string;
}

interface SelectInputProps {
  options: readonly Choice[];
  size?: 'small' | 'medium';
  /** What an empty field says, where it may be emptied. */
  emptyLabel?: string;
}

/**
 * One of a few. It is the combobox of longer lists without a keyboard on a phone: MUI's select would bring its menu, its
 * modal and three more inputs into every form, 17 kB.
 */
export function SelectInput({ options, size, emptyLabel }: SelectInputProps) {
  return (
    <ComboSelect few options={options} size={size} placeholder={emptyLabel} clearable={emptyLabel !== undefined} />
  );
}
