import { early, type EarlyCall } from '@/lib/util/browser/early';

/** Milliseconds after which an early answer is too old to be shown as new. */
const FRESH = 30_000;

/** The same call, sent early: it is taken over, once, instead of being sent a second time. */
export function takeEarlyCall(call: Pick<EarlyCall, 'method' | 'url' | 'body' | 'language'> & { token?: string }) {
  const at = early.calls.findIndex(
    ({ method, url, body, language, token, sentAt }) =>
      method === call.method &&
      url === call.url &&
      body === call.body &&
      language === call.language &&
      token === call.token &&
      Date.now() - sentAt < FRESH,
  );
  return at < 0 ? undefined : early.calls.splice(at, 1)[0];
}

/** None of the early calls goes to the platform that is configured now. */
export const dropEarlyCalls = (): void => void early.calls.splice(0);
