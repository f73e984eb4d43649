import { ComboSelect } from './combo/ComboSelect';

export interface Choice {
  value: string;
  label: string;
}

interface SelectInputProps {
  options: readonly Choice[];
  size?: 'small' | 'medium';
  /** The text of an empty field; if set, the field can be cleared. */
  emptyLabel?: string;
}

/**
 * A choice of a few. It is the combobox of longer lists, without the on-screen keyboard: MUI's Select would add its
 * menu, its modal and three more inputs to every form, 17 kB.
 */
export function SelectInput({ options, size, emptyLabel }: SelectInputProps) {
  return (
    <ComboSelect few options={options} size={size} placeholder={emptyLabel} clearable={emptyLabel !== undefined} />
  );
}
