import { watchToken } from '@/lib/auth/token-channel';
import { readToken, storedToken } from '@/lib/auth/token';
import { getConfig } from '@/lib/config/config';

/** Keeps this page's session in step with the other tabs, including changes from before the subscription. */
export function watchOtherTabs(): void {
  if (!getConfig().loginInterception) return;
  const follow = async (...news: Parameters<Parameters<typeof watchToken>[0]>) => {
    // The code for sessions is not loaded if there is no session here or elsewhere.
    if (readToken() === undefined && storedToken() === undefined && news[0]?.kind !== 'in') return;
    const { followTabs } = await import('./workspace');
    await followTabs(...news);
  };
  watchToken((news) => void follow(news));
  void follow();
}
