import { loadCode, type Ask, type Found, type Platform } from '@/lib/demo/platform/platform';

/**
 * What a keyword finds in every domain, in the order of the contract; those that find nothing are left out, and so are
 * those that `may` says no to (the right to read them).
 */
export async function searchKinds(
  platform: Platform,
  ask: Omit<Ask, 'platform'>,
  may: (right: string) => boolean = () => true,
): Promise<({ kind: string } & Found)[]> {
  const kinds = Object.entries(platform.domains).filter(([kind, { searched }]) => searched && may(`${kind}:read`));
  const found = await Promise.all(
    kinds.map(async ([kind, domain]) => {
      const [{ find }] = await Promise.all([loadCode(domain), platform.load(...(domain.entities ?? []))]);
      return { kind, ...(find?.({ ...ask, platform }) ?? { total: 0, items: [] }) };
    }),
  );
  return found.filter(({ total }) => total > 0);
}
