import type { SearchRequest, Found, Platform } from '@/lib/demo/platform/platform';

/**
 * The results of a keyword in every domain, in the order of the contract, without empty ones and without those for
 * which `may` returns false.
 */
export async function searchKinds(
  platform: Platform,
  ask: Omit<SearchRequest, 'platform'>,
  may: (right: string) => boolean = () => true,
): Promise<({ kind: string } & Found)[]> {
  const kinds = Object.entries(platform.domains).filter(([kind, { searched }]) => searched && may(`${kind}:read`));
  const found = await Promise.all(
    kinds.map(async ([kind, domain]) => {
      const { find } = await platform.open(domain);
      return { kind, ...((await find?.({ ...ask, platform })) ?? { total: 0, items: [] }) };
    }),
  );
  return found.filter(({ total }) => total > 0);
}
