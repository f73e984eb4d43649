import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface ChoiceFilterProps {
  label: string;
  /** '' is any value. */
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

export function ChoiceFilter({ label, choices, value, onChange }: ChoiceFilterProps) {
  return (
    <RadioGroup aria-label={label} value={value} onChange={(_, next) => onChange(next)}>
      {choices.map((choice) => (
        <FormControlLabel key={choice.value} value={choice.value} control={<Radio />} label={choice.label} />
      ))}
    </RadioGroup>
  );
}
