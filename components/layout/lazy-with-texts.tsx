import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Translations } from '@/components/ui/Translations';
import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { needTranslations, type Namespace } from '@/lib/state/translations';

/** A part that comes with its texts, when it is first drawn. */
export const lazyWithTexts = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  namespaces: readonly Namespace[] = [],
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    const [Part] = await Promise.all([load(), needTranslations(store.get(localeAtom), namespaces)]);
    const WithTexts = (props: P) => (
      <Translations>
        <Part {...props} />
      </Translations>
    );
    return { default: WithTexts };
  });
