import { createPlatform } from './domains';
import { getResponse } from 'msw';
import { DEMO_ACCOUNT } from './domains/account/demo-account';
import { createHandlers } from './platform/handlers';
import type { PlatformOptions } from './platform/platform';

export const NOON = Date.UTC(2026, 2, 10, 4);

/** An answer's envelope. */
export interface Envelope<T> {
  code: number;
  msg: string;
  data: T;
}

interface Sent {
  query?: Record<string, string | string[]>;
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** A platform and a logged-in client on it, for tests and examples; requests return the envelope. */
export async function openPlatform(options: PlatformOptions = {}) {
  let time = NOON;
  const platform = createPlatform({ seed: 1, now: () => time, ...options });
  const handlers = createHandlers(platform);
  let token = '';

  async function send<T>(
    method: 'GET' | 'POST',
    path: string,
    { query = {}, headers = {}, body }: Sent,
  ): Promise<Envelope<T>> {
    const url = new URL(path, 'https://platform.test');
    for (const [key, value] of Object.entries(query))
      for (const item of [value].flat()) url.searchParams.append(key, item);
    const request = new Request(url, {
      method,
      body,
      headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), 'Accept-Language': 'zh-CN', ...headers },
    });
    const response = await getResponse(handlers, request);
    if (response?.status !== 200) throw new Error(`${method} ${path}: HTTP ${response?.status}`);
    return (await response.json()) as Envelope<T>;
  }

  const get = <T>(path: string, query: Sent['query'] = {}, headers?: Sent['headers']) =>
    send<T>('GET', path, { query, headers });
  const post = <T>(path: string, body: unknown = {}, headers: Sent['headers'] = {}) =>
    send<T>('POST', path, { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } });
  const login = async (account: { username: string; password: string } = DEMO_ACCOUNT) => {
    const answer = await post<{ access_token: string }>('/supplier/auth/Login', account);
    token = answer.data?.access_token ?? '';
    return answer;
  };
  await login();
  return {
    platform,
    send,
    get,
    post,
    login,
    pass: (ms: number) => void (time += ms),
    token: () => token,
    logOut: () => void (token = ''),
  };
}

export type List<T> = { list: T[]; total: number };
export type FieldErrors = { errors: Record<string, string> };

/** The same, with the calls that all entities share. */
export async function openRecords(options: PlatformOptions = {}) {
  const client = await openPlatform(options);
  const read = async <T>(entity: string, id?: string) =>
    (await client.get<T>(`/supplier/${entity}/getDetail`, id ? { id } : {})).data;
  const list = async <T>(entity: string, query: Record<string, string | string[]> = {}) =>
    (await client.get<List<T>>(`/supplier/${entity}/getList`, query)).data;
  const save = <T>(entity: string, record: object) => client.post<T>(`/supplier/${entity}/doEdit`, record);
  const remove = (entity: string, ids: string[]) => client.post(`/supplier/${entity}/doDelete`, { ids });
  return { ...client, read, list, save, remove };
}
