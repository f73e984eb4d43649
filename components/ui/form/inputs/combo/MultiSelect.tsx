import { useState } from 'react';
import { useFieldInput } from '@/components/ui/form/field-context';
import { optionOf, type ComboOption } from './combo';
import { Combo } from './Combo';
import { useFind } from './use-find';

export interface MultiSelectProps {
  options: readonly ComboOption[];
  loading?: boolean;
}

/** Several of many; selected ones are chips. */
export function MultiSelect({ options, loading }: MultiSelectProps) {
  const field = useFieldInput<string[] | undefined>();
  const { find, onOpen } = useFind();
  const [typed, setTyped] = useState('');
  const values = field.value ?? [];
  const toggle = ({ value }: ComboOption) => {
    setTyped('');
    field.onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  };
  return (
    <Combo
      text={typed}
      isTyped={typed.trim() !== ''}
      onText={setTyped}
      offer={() => find(options, typed)}
      isChosen={({ value }) => values.includes(value)}
      onChoose={toggle}
      chips={{
        labels: values.map((value) => {
          const { short, label } = optionOf(options, value);
          return short ?? label;
        }),
        onRemove: (index) => field.onChange(values.filter((_, at) => at !== index)),
      }}
      onLeave={() => setTyped('')}
      onOpen={onOpen}
      loading={loading}
    />
  );
}
