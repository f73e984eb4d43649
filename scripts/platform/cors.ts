import type { IncomingMessage } from 'node:http';
import { READ_HEADERS, SENT_HEADERS } from './cors-check';
import { FAULT_HEADER } from './faults';

/** What a browser asks before a call from another host, and what a page may read of the answer. */
export function corsHeaders(request: IncomingMessage, allowed: string | undefined): Record<string, string> {
  const origin = request.headers.origin;
  if (!origin || (allowed && origin !== allowed)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': [...SENT_HEADERS, FAULT_HEADER].join(', '),
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Expose-Headers': READ_HEADERS.join(', '),
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}
