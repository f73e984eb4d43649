import { fromLocalMinute, toLocalMinute } from '@/lib/util/zone';
import { useFieldInput } from './field-context';
import { FieldText } from './FieldText';

/** An instant: day and time in this device's zone, by the browser's own control; the value is ISO 8601 in UTC. */
export function DateTimeInput() {
  const { value, onChange } = useFieldInput<string | undefined>();
  return (
    <FieldText
      type="datetime-local"
      value={toLocalMinute(value)}
      onChange={(event) => onChange(fromLocalMinute(event.target.value))}
    />
  );
}
