import { useTranslations } from 'next-intl';
import { CalendarButton } from '@/components/ui/calendar/CalendarButton';
import { dayFrom } from '@/components/ui/calendar/day-text';
import { useTyped } from '@/components/ui/calendar/use-typed';
import { useFieldInput } from '../field-context';
import { INCOMPLETE_DAY } from '../issues/issues';
import { FieldText } from './FieldText';

/**
 * A day such as `2026-11-18`, typed or chosen from a calendar. While a text means no day the field contains
 * {@link INCOMPLETE_DAY}, so that saving reports it instead of dropping it.
 */
export function DateInput({ size, min }: { size?: 'small' | 'medium'; min?: string }) {
  const t = useTranslations('feedback.calendar');
  const { value = '', onChange, onBlur, disabled, labelId } = useFieldInput<string | undefined>();
  const field = useTyped(value === INCOMPLETE_DAY ? '' : value, dayFrom);
  return (
    <FieldText
      size={size}
      placeholder={t('day')}
      value={field.text}
      onChange={({ target }) => {
        field.type(target.value);
        onChange(target.value.trim() === '' ? '' : (dayFrom(target.value) ?? INCOMPLETE_DAY));
      }}
      onBlur={() => {
        field.settle();
        onBlur();
      }}
      end={
        <CalendarButton
          day={value}
          min={min}
          disabled={disabled}
          labelledBy={labelId}
          onChoose={(day) => {
            field.forget();
            onChange(day);
          }}
        />
      }
      autoComplete="off"
    />
  );
}
