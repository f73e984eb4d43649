import type { Locale } from '@/lib/i18n/locales';
import { chooseLocale } from '@/lib/state/locale';
import { showError } from '@/lib/state/messages';
import { prepareLanguage } from '@/lib/state/translations';

/** The language that was chosen last. */
let chosen: Locale | undefined;

/** Loads the texts before switching, so that no text is ever missing; of two choices the later one counts. */
export async function switchLanguage(locale: Locale): Promise<void> {
  chosen = locale;
  try {
    await prepareLanguage(locale);
    if (chosen === locale) chooseLocale(locale);
  } catch (error) {
    showError(error);
  }
}
