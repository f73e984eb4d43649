import type { ComponentType } from 'react';
import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { needTranslations, type Namespace } from '@/lib/state/translations';
import { lazyScreen, type Lazy } from './loading/lazy-part';

export const withTexts =
  <P extends object>(load: () => Promise<ComponentType<P>>, namespaces: readonly Namespace[] = []) =>
  async (): Promise<ComponentType<P>> => {
    const [Component] = await Promise.all([load(), needTranslations(store.get(localeAtom), namespaces)]);
    return Component;
  };

/** Loaded with its texts when it is first rendered. */
export const lazyWithTexts = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  namespaces?: readonly Namespace[],
): Lazy<P> => lazyScreen(withTexts(load, namespaces));
