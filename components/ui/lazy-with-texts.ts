import type { ComponentType } from 'react';
import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { needTranslations, type Namespace } from '@/lib/state/translations';
import { lazyScreen, type Lazy } from './loading/lazy-part';

/** A part that comes with its texts, when it is first drawn. */
export function lazyWithTexts<P extends object>(
  load: () => Promise<ComponentType<P>>,
  namespaces: readonly Namespace[] = [],
): Lazy<P> {
  return lazyScreen(async () => {
    const [Component] = await Promise.all([load(), needTranslations(store.get(localeAtom), namespaces)]);
    return Component;
  });
}
