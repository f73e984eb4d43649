import { useLocale } from 'next-intl';
import { ComboSelect } from './combo/ComboSelect';
import { countriesIn } from './countries';

/** A country by its ISO code; named, sorted and found in the interface language, and by code. */
export function CountryInput({ placeholder }: { placeholder?: string }) {
  return <ComboSelect options={countriesIn(useLocale())} placeholder={placeholder} />;
}
