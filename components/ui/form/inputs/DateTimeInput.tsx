import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CalendarButton } from '@/components/ui/calendar/CalendarButton';
import { minuteFrom } from '@/components/ui/calendar/day-text';
import { useTyped } from '@/components/ui/calendar/use-typed';
import { fromLocalMinute, toLocalMinute } from '@/lib/util/day';
import { useFieldInput } from '../field-context';
import { FieldText } from './FieldText';

const [DAY, TIME] = [10, 5];
const hourOf = (localMinute: string) => localMinute.slice(-TIME);
const words = (localMinute: string) => localMinute.replace('T', ' ');
/** Of a day that is chosen before its time. */
const MORNING = '09:00';

/**
 * An instant: day and time in this device's zone, typed or chosen from a calendar; the value is ISO 8601 in UTC. A time
 * that does not exist because daylight saving starts becomes one hour later, with a message.
 */
export function DateTimeInput() {
  const t = useTranslations('form');
  const calendar = useTranslations('feedback.calendar');
  const { value, onChange, onBlur, disabled, labelId } = useFieldInput<string | undefined>();
  const [left, setLeft] = useState(false);
  const [skipped, setSkipped] = useState<{ asked: string; value: string | undefined }>();
  const shown = toLocalMinute(value);
  const field = useTyped(shown, minuteFrom, words);
  const choose = (asked: string | undefined) => {
    const next = fromLocalMinute(asked ?? '');
    setSkipped(asked === undefined || toLocalMinute(next) === asked ? undefined : { asked, value: next });
    onChange(next);
  };
  const pick = (day: string, time: string) => {
    field.forget();
    choose(`${day}T${time}`);
  };
  return (
    <>
      <FieldText
        placeholder={calendar('minute')}
        value={field.text}
        onChange={({ target }) => {
          field.type(target.value);
          setLeft(false);
          choose(minuteFrom(target.value));
        }}
        onBlur={() => {
          setLeft(true);
          field.settle();
          onBlur();
        }}
        endAdornment={
          <CalendarButton
            day={shown.slice(0, DAY)}
            disabled={disabled}
            labelledBy={labelId}
            onChoose={(day) => pick(day, hourOf(shown) || MORNING)}
          >
            <OutlinedInput
              type="time"
              size="small"
              disabled={shown === ''}
              value={hourOf(shown)}
              onChange={({ target }) => target.value && pick(shown.slice(0, DAY), target.value)}
              slotProps={{ input: { 'aria-label': calendar('time') } }}
            />
          </CalendarButton>
        }
        native={{ autoComplete: 'off' }}
      />
      {left && field.isOpen && (
        <FormHelperText role="status" sx={{ color: 'var(--warning-text)' }}>
          {t('incompleteTime')}
        </FormHelperText>
      )}
      {skipped?.value && skipped.value === value && (
        <FormHelperText role="status">
          {t('skippedHour', { asked: hourOf(skipped.asked), meant: hourOf(shown) })}
        </FormHelperText>
      )}
    </>
  );
}
