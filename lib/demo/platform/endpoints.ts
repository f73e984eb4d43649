import { http, type RequestHandler } from 'msw';
import { Refusal, toResponse, type StoredAnswer } from './answer';
import { readBody, type Fields } from './body';
import { may, type Account, type Platform } from './platform';
import { languageOf, sayIn, type Language, type Say, type TextKey } from './texts';

/** What a handler gets of a request. */
export interface Call {
  platform: Platform;
  query: URLSearchParams;
  body: Fields;
  form?: FormData;
  token: string;
  account: Account;
  language: Language;
  say: Say;
}
/** A request that needs no login; its account is unknown. */
export type OpenCall = Omit<Call, 'account'>;

interface Rules {
  /** The right that the account must have; without it the code is 403. */
  permission?: string;
  /** The envelope's message on success. */
  says?: TextKey;
}

const tokenOf = (request: Request) => /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';

async function answerTo(work: () => Promise<unknown>, message: string): Promise<StoredAnswer> {
  try {
    return { code: 200, message, data: await work() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, message: error.message, data: error.data };
  }
}

/** Starts with `*`, because the platform can be on any host and below any path (baseURL). */
export const pattern = (platform: Platform, call: string) => {
  const path = platform.options.paths?.[call] ?? call;
  return /^https?:/i.test(path) ? path : `*${path}`;
};

/**
 * Makes the msw handlers of calls: language, token, rights, body, one response per Idempotency-Key and the envelope are
 * handled here, so that a domain's file contains only what is special to it.
 */
export function endpoints(platform: Platform) {
  async function respond(request: Request, rules: Rules, handle: (call: OpenCall) => unknown): Promise<Response> {
    const language = languageOf(request.headers.get('Accept-Language'));
    const say = sayIn(language);
    const token = tokenOf(request);
    const query = new URL(request.url).searchParams;
    const work = () =>
      answerTo(
        async () => handle({ platform, query, token, language, say, ...(await readBody(request, say)) }),
        say(rules.says ?? 'ok'),
      );
    const key = request.method === 'POST' ? request.headers.get('Idempotency-Key') : null;
    if (!key) return toResponse(await work(), platform.names);
    // By account, because a write may be repeated after the next login.
    const name = `${new URL(request.url).pathname} ${platform.sessions.get(token) ?? token} ${key}`;
    const known = platform.answers.get(name);
    const answer = known ?? work();
    if (!known) platform.remember(name, answer);
    return toResponse(await answer, platform.names);
  }

  const accountOf = (call: OpenCall, rules: Rules): Account => {
    const account = platform.accounts.get(platform.sessions.get(call.token) ?? '');
    if (!account) throw new Refusal(401, call.say('noSession'));
    if (rules.permission && !may(account, rules.permission)) throw new Refusal(403, call.say('forbidden'));
    return account;
  };

  const closed =
    (method: 'get' | 'post') =>
    (path: string, handle: (call: Call) => unknown, rules: Rules = {}) =>
      http[method](pattern(platform, path), ({ request }) =>
        respond(request, rules, (call) => handle({ ...call, account: accountOf(call, rules) })),
      );
  const open =
    (method: 'get' | 'post') =>
    (path: string, handle: (call: OpenCall) => unknown, rules: Rules = {}) =>
      http[method](pattern(platform, path), ({ request }) => respond(request, rules, handle));

  return {
    get: closed('get'),
    post: closed('post'),
    /** Public calls, which need no login. */
    open: { get: open('get'), post: open('post') },
  };
}

/** The last handler: a request that no other handler matched is unknown. */
export const unknownCall = (platform: Platform): RequestHandler =>
  http.all('*', ({ request }) => {
    const say = sayIn(languageOf(request.headers.get('Accept-Language')));
    return toResponse({ code: 404, message: say('unknownCall'), data: null }, platform.names);
  });
