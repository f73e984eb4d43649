import { useFormatter, useTranslations } from 'next-intl';
import type { Issue } from './issues';

/** The message of an issue in the interface language; the platform's own text is unchanged. */
export function useIssueText(): (issue: Issue) => string {
  const t = useTranslations('form.validation');
  const format = useFormatter();
  return ({ key, values = {}, text }) => {
    if (text) return text;
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : value,
    ]);
    // The arguments of a message depend on its key; a test compares both.
    return t((key ?? 'format') as 'format', Object.fromEntries(shown));
  };
}
