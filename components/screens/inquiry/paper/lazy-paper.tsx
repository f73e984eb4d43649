import { lazyDialog } from '@/components/ui/lazy-dialog';
import { CONTENT_LANGUAGES } from '@/lib/i18n/localized';
import { needTranslations } from '@/lib/state/translations';

/** A paper may be in another language than the interface. */
export const withPaperTexts = async <T,>(load: () => Promise<T>): Promise<T> => {
  const texts = CONTENT_LANGUAGES.map((language) => needTranslations(language, ['quotationPaper', 'units']));
  const [loaded] = await Promise.all([load(), ...texts]);
  return loaded;
};

export const LazySentQuotation = lazyDialog(() =>
  withPaperTexts(() => import('./SentQuotation').then((module) => module.SentQuotation)),
);
