import { watchToken } from '@/lib/auth/token-channel';
import { readToken, storedToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';

/** From now on this page logs in and out with the other tabs; what happened before it listened counts too. */
export function watchOtherTabs(): void {
  if (!getConfig().loginInterception) return;
  const follow = async (...news: Parameters<Parameters<typeof watchToken>[0]>) => {
    // The code of a session is not loaded while nobody has one.
    if (readToken() === undefined && storedToken() === undefined && news[0]?.kind !== 'in') return;
    const { followTabs } = await import('./workspace');
    await followTabs(...news);
  };
  watchToken((news) => void follow(news));
  void follow();
}
