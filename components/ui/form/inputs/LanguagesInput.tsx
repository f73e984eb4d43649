import { useLocale } from 'next-intl';
import { languagesIn } from './names/languages';
import { MultiSelect } from './combo/MultiSelect';

/** Several languages, labelled in the interface language and searchable by code too. */
export function LanguagesInput() {
  return <MultiSelect options={languagesIn(useLocale())} />;
}
