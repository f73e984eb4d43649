import { useLocale } from 'next-intl';
import { ComboSelect } from './combo/ComboSelect';
import { countriesIn } from './names/countries';

/** A country by its ISO code; labelled and sorted in the interface language, searchable by name and code. */
export function CountryInput() {
  return <ComboSelect options={countriesIn(useLocale())} />;
}
