import { useFormatter, useTranslations } from 'next-intl';
import type { Issue } from './issues';

/** The sentence of an issue in the interface language; the platform's own words stay as they came. */
export function useIssueText(): (issue: Issue) => string {
  const t = useTranslations('form.validation');
  const format = useFormatter();
  return ({ key, values = {}, text }) => {
    if (text) return text;
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : value,
    ]);
    // Which arguments a sentence takes depends on its key; a test holds the two together.
    return t((key ?? 'format') as 'format', Object.fromEntries(shown));
  };
}
