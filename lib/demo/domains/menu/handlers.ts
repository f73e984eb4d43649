import { endpoints } from '@/lib/demo/platform/endpoints';
import type { Platform } from '@/lib/demo/platform/platform';
import { DOMAINS, domainsWith } from '@/lib/domains';
import { menuOf, type Waiting } from './menu';

/** The current counts. An unchanged entity is as seeded, and need not be loaded to be counted. */
async function waitingIn(platform: Platform): Promise<Waiting> {
  const counts = domainsWith('screen').map(async (entity) => {
    const domain = platform.domains[entity];
    const isTouched = domain?.waiting !== undefined && platform.isTouched(entity);
    const count = isTouched ? (await platform.open(domain)).waiting?.(platform) : domain?.waiting;
    return [DOMAINS[entity].screen, count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** The menu as the platform sends it (contract 2). */
export const handlers = (platform: Platform) => [
  endpoints(platform).get('/router/getList', async () => menuOf(await waitingIn(platform))),
];
