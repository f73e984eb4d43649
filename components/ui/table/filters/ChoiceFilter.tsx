import { useId } from 'react';
import { Radio, RadioGroup } from '@/components/ui/form/choice/choice';

interface ChoiceFilterProps {
  label: string;
  /** '' is any value. */
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

export function ChoiceFilter({ label, choices, value, onChange }: ChoiceFilterProps) {
  const name = useId();
  return (
    <RadioGroup aria-label={label}>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          name={name}
          checked={value === choice.value}
          onChange={() => onChange(choice.value)}
          label={choice.label}
        />
      ))}
    </RadioGroup>
  );
}
