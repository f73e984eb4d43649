import { encodeBody, toSearchParams, type QueryValue } from '@/lib/api/request/encode';
import { openEnvelope } from '@/lib/api/request/envelope';
import { isApiError, type ApiError } from '@/lib/api/request/errors';
import type { Config } from '@/lib/config/schema';
import { uuid } from '@/lib/util/uuid';
import { answerChecker } from './answer-check';
import type { Report } from './report';
import type { Rule } from './rules';

export interface Connection {
  /** The platform's address, with the prefix of its paths. */
  url: string;
  config: Config;
  /** Milliseconds that a call may take. */
  timeout: number;
  fetch: typeof fetch;
}

interface Sent {
  query?: Record<string, QueryValue>;
  body?: object;
  token?: string;
  /** The Idempotency-Key of a write. */
  key?: string;
}

/** An answer as the client reads it. `refused` is the reason why it is no success. */
export interface Heard {
  data: unknown;
  refused?: ApiError;
}

/** So many calls in a row without an answer, and the rest would only wait. */
const SILENCE = 5;

/** The platform has stopped answering. */
export class Silent extends Error {}

/** A platform as the checks talk to it, with the client's own reading of answers. */
export class Host {
  token = '';
  /** The features that it names (contract 5). */
  features: readonly string[] = [];
  #silent = 0;
  readonly #checker = answerChecker();

  constructor(
    readonly connection: Connection,
    readonly report: Report,
  ) {}

  /** Where the deployment has a call. */
  addressOf(call: string): URL {
    const { url, config } = this.connection;
    const path = config.paths[call] ?? call;
    return new URL(/^https?:/i.test(path) ? path : `${url.replace(/\/+$/, '')}${path}`);
  }

  /** Sends a call. Nothing is heard where there was no answer, or none that is an envelope; both are in the report. */
  async ask(method: 'GET' | 'POST', call: string, sent: Sent = {}): Promise<Heard | undefined> {
    const { timeout, fetch } = this.connection;
    const { query, body, token = this.token, key } = sent;
    const address = this.addressOf(call);
    address.search = toSearchParams(query).toString();
    const encoded = method === 'POST' ? encodeBody(body) : undefined;
    if (this.#silent >= SILENCE) throw new Silent();
    this.report.calls += 1;
    let response: Response;
    let text: string;
    try {
      response = await fetch(address, {
        method,
        body: encoded?.body,
        headers: {
          ...encoded?.headers,
          'Accept-Language': 'en-US',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(key && { 'Idempotency-Key': key }),
        },
        signal: AbortSignal.timeout(timeout),
      });
      text = await response.text();
    } catch (error) {
      this.#silent += 1;
      const late = (error as { name?: unknown }).name === 'TimeoutError';
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      this.report.notChecked(call, late ? `nothing within ${timeout / 1000} s` : cause);
      return undefined;
    }
    this.#silent = 0;
    return this.#open(call, response, text);
  }

  #open(call: string, { status, statusText }: Response, body: string): Heard | undefined {
    try {
      const { data } = openEnvelope({ status, statusText, body, call }, this.connection.config);
      return { data };
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { kind, details } = error;
      const broken = kind === 'protocol' || kind === 'contract';
      if (!this.report.expect('envelope', call, !broken, `HTTP ${status} ${body.slice(0, 80) || 'with an empty body'}`))
        return undefined;
      return { data: details.data, refused: error };
    }
  }

  /** A call that must succeed with the data that the contract names; undefined where it does not. */
  async get<T>(
    rule: Rule,
    call: string,
    query?: Sent['query'],
    method: 'GET' | 'POST' = 'GET',
  ): Promise<T | undefined> {
    return this.success<T>(rule, call, await this.ask(method, call, { query }));
  }

  /** A write under a key of its own. */
  write(call: string, body: object, key = uuid()): Promise<Heard | undefined> {
    return this.ask('POST', call, { body, key });
  }

  /** The data of a success, measured by the document. */
  success<T>(rule: Rule, call: string, heard: Heard | undefined): T | undefined {
    if (!heard) return undefined;
    const { refused, data } = heard;
    if (!this.report.expect(rule, call, !refused, `code ${refused?.code} ${refused?.details.message ?? ''}`))
      return undefined;
    const wrong = this.#checker.success(call, { code: 200, data });
    this.report.expect(ruleOf(wrong, rule), call, wrong === undefined, wrong ?? '');
    return wrong === undefined ? (data as T) : undefined;
  }
}

/** The sentence that a wrong field breaks, where there is one for it. */
function ruleOf(wrong: string | undefined, otherwise: Rule): Rule {
  const field = wrong?.split(' ')[0] ?? '';
  if (/(^|\.)(createdAt|updatedAt|at|publishAt|lastMessageAt|dueAt|readAt)$/.test(field)) return 'times';
  if (/(^|\.)(price|min|max|unitPrice|amount)$/.test(field)) return 'money';
  return otherwise;
}
