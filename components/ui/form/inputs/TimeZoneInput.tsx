import { useLocale } from 'next-intl';
import { ComboSelect } from './combo/ComboSelect';
import { timeZonesIn } from './time-zones';

/** A time zone by its name in the IANA list. */
export function TimeZoneInput() {
  return <ComboSelect options={timeZonesIn(useLocale())} />;
}
