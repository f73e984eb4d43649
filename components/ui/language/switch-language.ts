import type { Locale } from '@/lib/i18n/locales';
import { chooseLocale } from '@/lib/state/locale';
import { showError } from '@/lib/state/messages';
import { prepareLanguage } from '@/lib/state/translations';

/** Loads the texts before switching, so that no text is ever missing. */
export async function switchLanguage(locale: Locale): Promise<void> {
  try {
    await prepareLanguage(locale);
    chooseLocale(locale);
  } catch (error) {
    showError(error);
  }
}
