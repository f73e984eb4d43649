'use client';

import { Suspense, lazy, useSyncExternalStore, type ComponentType } from 'react';
import { loadConfig, setConfig } from '@/lib/config/config';
import { Splash } from './Splash';

const nothing = () => () => {};

/** Configuration and code are asked for at the same time; which root is drawn depends on what the configuration says. */
async function boot(): Promise<{ default: ComponentType }> {
  const app = import('./app');
  const result = await loadConfig();
  if (result.ok) {
    setConfig(result.config);
    const { prepareApp, App } = await app;
    await prepareApp();
    return { default: App };
  }
  const { StartupFailure } = await import('./StartupFailure');
  return { default: () => <StartupFailure problems={result.problems} /> };
}

const booting = typeof window === 'undefined' ? undefined : boot();
const Root = lazy(() => booting ?? boot());

/** The client entry: the splash is in the HTML, the app replaces it after hydration. */
export function Client() {
  const inBrowser = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  if (!inBrowser) return <Splash />;
  return (
    <Suspense fallback={<Splash />}>
      <Root />
    </Suspense>
  );
}
