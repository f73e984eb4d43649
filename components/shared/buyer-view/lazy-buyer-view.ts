import { lazyScreen } from '@/components/ui/loading/lazy-part';
import { CONTENT_LANGUAGES } from '@/lib/i18n/localized';
import { localeAtom } from '@/lib/state/locale';
import { store } from '@/lib/state/store';
import { needTranslations, type Namespace } from '@/lib/state/translations';

const TEXTS: readonly Namespace[] = ['buyerView', 'form', 'units', 'feedback'];

/** Its texts are loaded in both languages of the pages, whatever that of the interface. */
export const lazyBuyerView = lazyScreen(async () => {
  const locales = new Set([store.get(localeAtom), ...CONTENT_LANGUAGES]);
  const [{ BuyerView }] = await Promise.all([
    import('./BuyerView'),
    ...Array.from(locales, (locale) => needTranslations(locale, TEXTS)),
  ]);
  return BuyerView;
});
