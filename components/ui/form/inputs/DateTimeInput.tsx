import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Text } from '@/components/ui/layout/Text';
import { CalendarButton } from '@/components/ui/calendar/CalendarButton';
import { minuteFrom } from '@/components/ui/calendar/day-text';
import { useTyped } from '@/components/ui/calendar/use-typed';
import { fromLocalMinute, toLocalMinute } from '@/lib/util/day';
import { useFieldInput } from '../field-context';
import { TextBox } from '../text/text-box';
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
        end={
          <CalendarButton
            day={shown.slice(0, DAY)}
            disabled={disabled}
            labelledBy={labelId}
            onChoose={(day) => pick(day, hourOf(shown) || MORNING)}
          >
            <TextBox
              type="time"
              size="small"
              disabled={shown === ''}
              value={hourOf(shown)}
              onChange={({ target }) => target.value && pick(shown.slice(0, DAY), target.value)}
              aria-label={calendar('time')}
            />
          </CalendarButton>
        }
        autoComplete="off"
      />
      {left && field.isOpen && (
        <Text variant="caption" as="p" tone="warning" role="status">
          {t('incompleteTime')}
        </Text>
      )}
      {skipped?.value && skipped.value === value && (
        <Text variant="caption" as="p" tone="tertiary" role="status">
          {t('skippedHour', { asked: hourOf(skipped.asked), meant: hourOf(shown) })}
        </Text>
      )}
    </>
  );
}
