import { getResponse, http, type RequestHandler } from 'msw';
import { CALLS } from '@/lib/config/calls';
import { pattern, unknownCall } from './endpoints';
import type { Domain, Platform } from './platform';

const callsOf = ({ entities = [], calls = [] }: Domain): string[] => [
  ...calls,
  ...[...CALLS].filter((call) => entities.some((entity) => call.startsWith(`/supplier/${entity}/`))),
];

/**
 * The calls of a domain whose code and data are loaded by the first of them, together with the stores that it reads.
 */
function lazyHandlers(platform: Platform, domain: Domain): RequestHandler[] {
  let handlers: Promise<RequestHandler[]> | undefined;
  const open = async () => {
    const [code] = await Promise.all([platform.open(domain), platform.load(...(domain.needs ?? []))]);
    return code.handlers(platform);
  };
  return callsOf(domain).map((call) =>
    http.all(pattern(platform, call), async ({ request }) => {
      // A failed load is repeated by the next request.
      handlers ??= open().catch((error: unknown) => {
        handlers = undefined;
        throw error;
      });
      return getResponse(await handlers, request);
    }),
  );
}

export const createHandlers = (platform: Platform): RequestHandler[] => [
  ...Object.values(platform.domains).flatMap((domain) =>
    typeof domain.code === 'function' ? lazyHandlers(platform, domain) : domain.code.handlers(platform),
  ),
  unknownCall(platform),
];
