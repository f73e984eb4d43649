import type { ComponentType } from 'react';
import { lazyPart, type Lazy } from '@/components/ui/loading/lazy-part';
import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { needTranslations } from '@/lib/state/translations';

/** A part of the login page that is not in its HTML: it loads the texts with arguments, whose parser adds 12 kB. */
export const lazyEntryPart = <P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> =>
  lazyPart(async () => {
    const [{ Translations }, Part] = await Promise.all([
      import('@/components/ui/Translations'),
      load(),
      needTranslations(store.get(localeAtom), ['entry']),
    ]);
    return function EntryPart(props: P) {
      return (
        <Translations>
          <Part {...props} />
        </Translations>
      );
    };
  });
