import { useLocale } from 'next-intl';
import { ComboSelect } from './combo/ComboSelect';
import { timeZonesIn } from './names/time-zones';

export function TimeZoneInput() {
  return <ComboSelect options={timeZonesIn(useLocale())} />;
}
