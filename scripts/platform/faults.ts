import type { PlayedFault } from '@/lib/demo/platform/mock-fetch';
import { isRecord, type Guard } from '@/lib/util/guards';

/** A caller of the demo platform names a fault in this header; that call alone meets it. */
export const FAULT_HEADER = 'X-Demo-Fault';

const json = (body: unknown): PlayedFault => ({ status: 200, body: JSON.stringify(body) });
const coded = (code: number, msg: string, data: unknown = null): PlayedFault => json({ code, msg, data });
const page = (status: number, title: string): PlayedFault => ({
  status,
  headers: { 'Content-Type': 'text/html' },
  body: `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});
const later = { 'Retry-After': '1' };

/** What can happen to a call in the network and at the platform, by name. */
export const FAULTS = {
  // The network.
  broken: { broken: true },
  lost: { lost: true },
  stalled: { status: 200, stalled: true },
  cut: { cut: true },
  slow: { delay: 30_000 },
  late: { delay: 2000 },
  // Proxies and portals in front of the platform.
  'bad-gateway': page(502, '502 Bad Gateway'),
  'gateway-timeout': page(504, '504 Gateway Time-out'),
  portal: page(200, 'Welcome to this network'),
  unauthorized: { status: 401, body: '' },
  // The platform's refusals.
  error: { ...coded(500, 'Internal error'), status: 500 },
  maintenance: { ...coded(503, 'Maintenance'), status: 503, headers: later },
  'too-many': { ...coded(429, 'Too many calls'), status: 429, headers: later },
  session: coded(401, 'The session is over'),
  'session-text': json({ code: '401', msg: 'The session is over', data: null }),
  'session-1301': coded(1301, 'The session is over'),
  'session-1301-text': json({ code: '1301', msg: 'The session is over', data: null }),
  'session-401002': coded(401_002, 'The session is over'),
  'session-401002-text': json({ code: '401002', msg: 'The session is over', data: null }),
  forbidden: coded(403, 'No right to this'),
  missing: coded(404, 'No such record'),
  stale: coded(409, 'The record has changed'),
  invalid: coded(422, 'A field is refused', { errors: { noSuchField: 'Refused' } }),
  markup: coded(500, '<img src="x" onerror="alert(1)">'.repeat(320)),
  // Successes that other platforms say in other ways.
  'code-200-text': { code: '200' },
  'code-0': { code: 0 },
  'code-0-text': { code: '0' },
  'no-code': { code: null },
  bom: { prefix: '\uFEFF' },
  // Answers that are none.
  empty: { status: 200, body: '' },
  truncated: { status: 200, body: '{"code":200,"msg":"","data":{"list":[{"id"' },
  null: json(null),
  array: json([]),
  'no-data': json({ code: 200, msg: '' }),
  'wrong-data': coded(200, '', { list: {}, total: '12' }),
  huge: json({ code: 200, msg: '', data: { list: [], total: 0, more: 'x'.repeat(5_000_000) } }),
} satisfies Record<string, PlayedFault>;
export type FaultName = keyof typeof FAULTS;

/** The faults that the reliability standard lists, by its numbers: the first is meant by the number. */
export const STANDARD_FAULTS = {
  F1: ['broken'],
  F2: ['cut'],
  F3: ['broken'],
  F4: ['error'],
  F5: ['bad-gateway'],
  F6: ['maintenance'],
  F7: ['gateway-timeout'],
  F8: ['too-many'],
  F9: ['portal'],
  F10: ['empty'],
  F11: ['truncated'],
  F12: ['null'],
  F13: ['array'],
  F14: ['code-200-text'],
  F15: ['code-0'],
  F16: ['code-0-text'],
  F17: ['no-code'],
  F18: ['no-data'],
  F19: ['wrong-data'],
  F20: ['session', 'session-text', 'session-1301', 'session-1301-text', 'session-401002', 'session-401002-text'],
  F21: ['forbidden'],
  F22: ['unauthorized'],
  F23: ['slow', 'stalled'],
  F24: ['late'],
  F25: ['lost'],
  F26: ['huge'],
  F27: ['stale'],
  F28: ['invalid'],
  F29: ['markup'],
  F30: ['bom'],
} as const satisfies Record<string, readonly FaultName[]>;
export type StandardFault = keyof typeof STANDARD_FAULTS;

const isFault: Guard<PlayedFault> = (value): value is PlayedFault => isRecord(value);

/** The fault of a header: a name, or the fault itself as JSON. A fault that is not understood is answered with 400. */
export function faultNamed(value: string | undefined): PlayedFault | undefined {
  if (value === undefined) return undefined;
  if (Object.hasOwn(FAULTS, value)) return FAULTS[value as FaultName];
  try {
    const fault: unknown = JSON.parse(value);
    if (isFault(fault)) return fault;
  } catch {
    // Answered below.
  }
  return coded(400, `${FAULT_HEADER}: ${value} is none of ${Object.keys(FAULTS).join(', ')}, and no JSON of a fault`);
}
