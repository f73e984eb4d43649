import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { regionName } from '@/lib/i18n/display-names';
import type { FieldTable } from './field-table';
import { plainText } from './rich-text';

/**
 * A value of a record as text, for comparing two versions; `fields` marks pictures and countries, `words` translates
 * codes of the record's own fields.
 */
export function useShownValue(
  words: (path: string, text: string) => string | undefined = () => undefined,
  fields: FieldTable = {},
) {
  const t = useTranslations('form.value');
  const format = useFormatter();
  const locale = useLocale();

  const show = (path: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '';
    const kind = fields[path]?.format?.shown;
    if (kind === 'pictures') return t('pictures', { count: Array.isArray(value) ? value.length : 1 });
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return format.number(value, { useGrouping: kind !== 'year' });
    if (Array.isArray(value)) {
      // Not Intl.ListFormat: in Chinese it puts no separator between units.
      return value.map((item: unknown) => show(path, item)).join(' · ');
    }
    if (typeof value === 'object') {
      return Object.entries(value)
        .map(([key, item]: [string, unknown]) => show(`${path}.${key}`, item))
        .filter(Boolean)
        .join(' · ');
    }
    const text = String(value);
    const own = words(path, text);
    if (own !== undefined) return own;
    if (kind === 'country' && /^[A-Z]{2}$/.test(text)) return regionName(text, locale);
    return plainText(text).slice(0, 400);
  };
  return show;
}
