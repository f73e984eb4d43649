import { getResponse, http, type RequestHandler } from 'msw';
import { CALLS } from '@/lib/config/calls';
import { pattern } from './endpoints';
import type { Platform } from './platform';
import type { StoreName } from './stores';

/**
 * Calls whose code and data come with the first of them. `needs` names the stores that the handlers look into; they are
 * ready before a handler runs.
 */
export function door(
  platform: Platform,
  calls: readonly string[],
  needs: readonly StoreName[],
  load: () => Promise<(platform: Platform) => RequestHandler[]>,
): RequestHandler[] {
  let handlers: Promise<RequestHandler[]> | undefined;
  const open = async () => {
    const [create] = await Promise.all([load(), platform.load(...needs)]);
    return create(platform);
  };
  return calls.map((call) =>
    http.all(pattern(platform, call), async ({ request }) => {
      // What could not be loaded is tried again by the next call.
      handlers ??= open().catch((error: unknown) => {
        handlers = undefined;
        throw error;
      });
      return getResponse(await handlers, request);
    }),
  );
}

/** The calls of an entity, by its name. */
export const callsOf = (entity: string): string[] =>
  [...CALLS].filter((call) => call.startsWith(`/supplier/${entity}/`));
