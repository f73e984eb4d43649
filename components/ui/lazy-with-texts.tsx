import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { needTranslations, type Namespace } from '@/lib/state/translations';
import { Translations } from './Translations';

/** A part that comes with its texts, when it is first drawn. */
export function lazyWithTexts<P extends object>(
  load: () => Promise<ComponentType<P>>,
  namespaces: readonly Namespace[] = [],
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [Component] = await Promise.all([load(), needTranslations(store.get(localeAtom), namespaces)]);
    const WithTexts = (props: P) => (
      <Translations>
        <Component {...props} />
      </Translations>
    );
    return { default: WithTexts };
  });
}
