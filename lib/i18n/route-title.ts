import { useLocale } from 'next-intl';
import { FALLBACK } from '@/messages/list';
import { TITLES, type TitleKey } from '@/messages/titles';
import type { Locale } from './locales';

const BY_LOCALE: Record<Locale, Partial<Record<TitleKey, string>>> = TITLES;

const KEYS = new Map<string, TitleKey>(
  Object.values(BY_LOCALE).flatMap((titles) =>
    (Object.keys(titles) as TitleKey[]).map((key) => [titles[key]!, key] as const),
  ),
);

/** A page title in the interface language if the client knows the text, else as the platform sent it. */
export function useRouteTitle(): (title: string) => string {
  const locale = useLocale();
  return (title) => {
    const key = KEYS.get(title);
    return key ? (BY_LOCALE[locale][key] ?? TITLES[FALLBACK][key]) : title;
  };
}

/** A page title in every language in which the client knows it, so that a search finds it by any of them. */
export function routeTitles(title: string): string[] {
  const key = KEYS.get(title);
  return key ? Object.values(BY_LOCALE).flatMap((titles) => titles[key] ?? []) : [title];
}
