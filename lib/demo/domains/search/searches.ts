import type { Ask, Found } from '@/lib/demo/platform/platform';
import type { Platform } from '@/lib/demo/platform/platform';

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
    kinds.map(async ([kind, { code, entities = [] }]) => {
      const [{ find }] = await Promise.all([typeof code === 'function' ? code() : code, platform.load(...entities)]);
      return { kind, ...(find?.({ ...ask, platform }) ?? { total: 0, items: [] }) };
    }),
  );
  return found.filter(({ total }) => total > 0);
}
