import { early, type EarlyCall } from '@/lib/util/browser/early';

/** Milliseconds after which an early response is too old to be used. */
const FRESH = 30_000;

/** The same request, sent early: it is returned once, so that the request is not sent a second time. */
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

/**
 * Discards all early requests: the configuration has changed, and none of them went to the platform that is configured
 * now.
 */
export const dropEarlyCalls = (): void => void early.calls.splice(0);
