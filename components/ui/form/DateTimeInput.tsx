import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fromLocalMinute, toLocalMinute } from '@/lib/util/zone';
import { useFieldInput } from './field-context';
import { FieldText } from './FieldText';

const hourOf = (localMinute: string) => localMinute.slice(-5);

/**
 * An instant: day and time in this device's zone, by the browser's own control; the value is ISO 8601 in UTC. An hour
 * that the zone skips when its clocks go forward becomes the one after it, and that is said.
 */
export function DateTimeInput() {
  const t = useTranslations('form');
  const { value, onChange } = useFieldInput<string | undefined>();
  const [skipped, setSkipped] = useState<{ asked: string; value: string | undefined }>();
  const shown = toLocalMinute(value);
  const choose = (asked: string) => {
    const next = fromLocalMinute(asked);
    setSkipped(toLocalMinute(next) === asked ? undefined : { asked, value: next });
    onChange(next);
  };
  return (
    <>
      <FieldText type="datetime-local" value={shown} onChange={(event) => choose(event.target.value)} />
      {skipped?.value && skipped.value === value && (
        <FormHelperText role="status">
          {t('skippedHour', { asked: hourOf(skipped.asked), meant: hourOf(shown) })}
        </FormHelperText>
      )}
    </>
  );
}
