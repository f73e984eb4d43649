import { getConfig } from '@/lib/config/config';

/** The interface language in the contract's notation; a platform without it responds in English. */
export function acceptLanguage(): string {
  const { lang } = document.documentElement;
  if (lang.startsWith('zh')) return 'zh-CN';
  return lang === 'en' ? 'en-US' : `${lang},en-US;q=0.8`;
}

/** The URL of a call: remapped by `paths`, on the configured host. */
export function addressOf(call: string): string {
  const { baseURL, paths } = getConfig();
  const path = paths[call] ?? call;
  const full = /^https?:\/\//i.test(path) ? path : `${baseURL.replace(/\/+$/, '')}${path}`;
  return new URL(full, location.href).href;
}

export type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

/** Search parameters in the contract's notation: a list is a repeated key, unset values are omitted. */
export function toSearchParams(query: Record<string, QueryValue> = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== '') params.append(key, String(item));
    }
  }
  return params;
}

/** A body in the configured content type. Urlencoded bodies contain nested values as JSON text. */
export function encodeBody(body: unknown): { body: FormData | string; headers: Record<string, string> } {
  if (body instanceof FormData) return { body, headers: {} };
  const { contentType } = getConfig();
  const headers = { 'Content-Type': contentType };
  if (!/urlencoded/i.test(contentType)) return { body: JSON.stringify(body ?? {}), headers };
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const fields = entries.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]);
  return { body: new URLSearchParams(fields).toString(), headers };
}
