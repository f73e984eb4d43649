import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fromLocalMinute, toLocalMinute } from '@/lib/util/day';
import { useFieldInput } from '../field-context';
import { FieldText } from './FieldText';

const hourOf = (localMinute: string) => localMinute.slice(-5);

/**
 * An instant: day and time in this device's zone, by the browser's own input; the value is ISO 8601 in UTC. A time that
 * does not exist because daylight saving starts becomes one hour later, with a message.
 */
export function DateTimeInput() {
  const t = useTranslations('form');
  const { value, onChange, onBlur } = useFieldInput<string | undefined>();
  const [incomplete, setIncomplete] = useState(false);
  const [skipped, setSkipped] = useState<{ requested: string; value: string | undefined }>();
  const shown = toLocalMinute(value);
  const choose = (requested: string) => {
    const next = fromLocalMinute(requested);
    setSkipped(toLocalMinute(next) === requested ? undefined : { requested, value: next });
    onChange(next);
  };
  return (
    <>
      <FieldText
        type="datetime-local"
        value={shown}
        onChange={(event) => choose(event.target.value)}
        onBlur={(event) => {
          // A day without a time has no value in the browser, and would be dropped without a message.
          setIncomplete(event.target.validity.badInput);
          onBlur();
        }}
      />
      {incomplete && (
        <FormHelperText role="status" sx={{ color: 'var(--warning-text)' }}>
          {t('incompleteTime')}
        </FormHelperText>
      )}
      {skipped?.value && skipped.value === value && (
        <FormHelperText role="status">
          {t('skippedHour', { asked: hourOf(skipped.requested), meant: hourOf(shown) })}
        </FormHelperText>
      )}
    </>
  );
}
