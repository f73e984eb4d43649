import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { LOCALES, LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { chooseLocale, localeAtom } from '@/lib/state/locale';
import { showError } from '@/lib/state/messages';
import { useAtomValue } from '@/lib/state/store';
import { prepareLanguage } from '@/lib/state/translations';
import { appTheme } from '@/lib/theme/theme';

/** Texts first, then the switch: nothing on the screen is ever without words. */
async function switchTo(locale: Locale) {
  try {
    await prepareLanguage(locale);
    chooseLocale(locale);
  } catch (error) {
    showError(error);
  }
}

export function LanguageList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const current = useAtomValue(localeAtom);
  return (
    <ThemeProvider theme={appTheme}>
      <Menu open anchorEl={anchor} onClose={onClose}>
        {LOCALE_CODES.map((locale) => (
          <MenuItem
            key={locale}
            role="menuitemradio"
            aria-checked={locale === current}
            selected={locale === current}
            lang={LOCALES[locale].htmlLang}
            onClick={() => {
              onClose();
              void switchTo(locale);
            }}
          >
            <span>{LOCALES[locale].name}</span>
            {locale === current && <Check size={16} aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </ThemeProvider>
  );
}
