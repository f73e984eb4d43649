import type { PlayedFault } from '@/lib/demo/platform/mock-fetch';

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

/** What a call can meet on its way and at the platform, by name. */
export const FAULTS: Record<string, PlayedFault> = {
  // The line.
  broken: { broken: true },
  lost: { lost: true },
  stalled: { status: 200, stalled: true },
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
  forbidden: coded(403, 'No right to this'),
  missing: coded(404, 'No such record'),
  stale: coded(409, 'The record has changed'),
  invalid: coded(422, 'A field is refused', { errors: { noSuchField: 'Refused' } }),
  // Answers that are none.
  empty: { status: 200, body: '' },
  truncated: { status: 200, body: '{"code":200,"msg":"","data":{"list":[{"id"' },
  null: json(null),
  array: json([]),
  'no-code': json({ msg: '', data: null }),
  'no-data': json({ code: 200, msg: '' }),
  'wrong-data': coded(200, '', { list: {}, total: '12' }),
  bom: { status: 200, body: `\uFEFF${JSON.stringify({ code: 200, msg: '', data: null })}` },
};

const isFault = (value: unknown): value is PlayedFault =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fault of a header: a name, or the fault itself as JSON. A fault that is not understood is answered with 400. */
export function faultNamed(value: string | undefined): PlayedFault | undefined {
  if (value === undefined) return undefined;
  if (Object.hasOwn(FAULTS, value)) return FAULTS[value];
  try {
    const fault: unknown = JSON.parse(value);
    if (isFault(fault)) return fault;
  } catch {
    // Answered below.
  }
  return coded(400, `${FAULT_HEADER}: ${value} is none of ${Object.keys(FAULTS).join(', ')}, and no JSON of a fault`);
}
