import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { regionName } from '@/lib/i18n/display-names';
import { plainText } from './rich-text/rich-text';

/** The top-level fields that hold addresses of pictures. */
const PICTURES = ['images', 'logo', 'banner', 'avatar'];
const COUNTRIES = ['country', 'origin'];

/**
 * A value of a record in words, for comparing two versions; `words` knows the names behind codes of the record's own
 * fields.
 */
export function useShownValue(words: (path: string, text: string) => string | undefined = () => undefined) {
  const t = useTranslations('form.value');
  const format = useFormatter();
  const locale = useLocale();

  const show = (path: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '';
    if (PICTURES.includes(path)) return t('pictures', { count: Array.isArray(value) ? value.length : 1 });
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return format.number(value, { useGrouping: !path.endsWith('Year') });
    if (Array.isArray(value)) {
      // Not a list of Intl: in Chinese it puts nothing between the units.
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
    if (COUNTRIES.includes(path) && /^[A-Z]{2}$/.test(text)) return regionName(text, locale);
    return plainText(text).slice(0, 400);
  };
  return show;
}
