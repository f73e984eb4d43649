import type { Account, Platform } from '@/lib/demo/platform/platform';

/** To-dos of all domains that the account may see. */
export async function todoOf(platform: Platform, { permissions }: Account) {
  const domains = Object.values(platform.domains).filter(({ todos }) => todos);
  const codes = await Promise.all(domains.map((domain) => platform.open(domain)));
  return codes
    .flatMap(({ todos }) => todos?.(platform) ?? [])
    .filter(({ count, right }) => count > 0 && permissions.includes(right))
    .sort((a, b) => a.rank - b.rank)
    .map(({ right: _, rank: _rank, ...todo }) => todo);
}
