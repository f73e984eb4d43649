import type { IncomingMessage } from 'node:http';
import { FAULT_HEADER } from './faults';

/** What a browser asks before a call from another host, and what a page may read of the answer. */
export function corsHeaders(request: IncomingMessage, allowed: string | undefined): Record<string, string> {
  const origin = request.headers.origin;
  if (!origin || (allowed && origin !== allowed)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': `Authorization, Content-Type, Accept-Language, Idempotency-Key, ${FAULT_HEADER}`,
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Expose-Headers': 'Retry-After, Date',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}
