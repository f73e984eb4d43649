import { removeToken } from '@/lib/auth/token';

/** Seeded data again, and everybody logged out: what was open may no longer exist. */
export async function resetDemo(): Promise<void> {
  const { resetPlatform } = await import('./demo');
  await resetPlatform();
  removeToken();
  location.reload();
}
