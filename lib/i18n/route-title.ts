import { useMessages, useTranslations } from 'next-intl';
import en from '@/messages/en/route.json';
import zh from '@/messages/zh/route.json';

type RouteKey = keyof typeof zh;

const keys = new Map<string, RouteKey>(
  [zh, en].flatMap((texts) => Object.entries(texts).map(([key, text]) => [text, key as RouteKey] as const)),
);

/** A page title in the interface language if the client knows the text, else as the platform sent it. */
export function useRouteTitle(): (title: string) => string {
  const t = useTranslations('route');
  const { route = {} } = useMessages() as { route?: Partial<typeof zh> };
  return (title) => {
    const key = keys.get(title) ?? (Object.keys(route) as RouteKey[]).find((name) => route[name] === title);
    return key ? t(key) : title;
  };
}

/** A page title in every language in which the client knows it, so that a search finds it by any of them. */
export function routeTitles(title: string): string[] {
  const key = keys.get(title);
  return key ? [zh[key], en[key]] : [title];
}
