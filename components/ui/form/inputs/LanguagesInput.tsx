import { useLocale } from 'next-intl';
import { languagesIn } from './languages';
import { MultiSelect } from './combo/MultiSelect';

/** Several languages, named in the interface language and found by code, too. */
export function LanguagesInput() {
  return <MultiSelect options={languagesIn(useLocale())} />;
}
