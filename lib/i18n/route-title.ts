import { useLocale } from 'next-intl';
import { atom, store, useAtomValue } from '@/lib/state/store';
import { FALLBACK } from '@/messages/list';
import { GROUPS, TITLES, type TitleKey } from '@/messages/titles';
import type { Locale } from './locales';

type Titles = Partial<Record<TitleKey, string>>;
const BY_LOCALE: Record<Locale, Titles> = TITLES;

/** The titles by language, as they are shown: translators' tools show them otherwise. */
const titlesAtom = atom(BY_LOCALE);

/** Shows the titles in another way, as texts of the namespaces that they are from. */
export function showTitlesAs(change: (locale: Locale, namespace: string, texts: object) => object): void {
  const changed = Object.entries(BY_LOCALE).map(([code, titles]) => {
    const locale = code as Locale;
    const entries = Object.entries(titles);
    const groups = Object.fromEntries(entries.filter(([key]) => GROUPS.includes(key)));
    const pages = entries
      .filter(([key]) => !GROUPS.includes(key))
      .map(([key, pageTitle]) => [key, (change(locale, key, { pageTitle }) as { pageTitle: string }).pageTitle]);
    return [locale, { ...change(locale, 'menu', groups), ...(Object.fromEntries(pages) as Titles) }];
  });
  store.set(titlesAtom, Object.fromEntries(changed) as Record<Locale, Titles>);
}

const KEYS = new Map<string, TitleKey>(
  Object.values(BY_LOCALE).flatMap((titles) =>
    (Object.keys(titles) as TitleKey[]).map((key) => [titles[key]!, key] as const),
  ),
);

/** Makes titles known that are loaded later, such as those of the pattern gallery. */
export function addTitles(added: Record<Locale, Record<string, string>>): void {
  for (const titles of Object.values(added))
    for (const [key, title] of Object.entries(titles)) KEYS.set(title, key as TitleKey);
  store.set(titlesAtom, (known) => {
    const entries = Object.entries(known).map(([code, titles]) => [code, { ...titles, ...added[code as Locale] }]);
    return Object.fromEntries(entries) as Record<Locale, Titles>;
  });
}

/** A page title in the interface language if the client knows the text, else as the platform sent it. */
export function useRouteTitle(): (title: string) => string {
  const locale = useLocale();
  const titles = useAtomValue(titlesAtom);
  return (title) => {
    const key = KEYS.get(title);
    return key ? (titles[locale][key] ?? titles[FALLBACK][key] ?? title) : title;
  };
}

/** A page title in every language in which the client knows it, so that a search finds it by any of them. */
export function routeTitles(title: string): string[] {
  const key = KEYS.get(title);
  return key ? Object.values(BY_LOCALE).flatMap((titles) => titles[key] ?? []) : [title];
}
