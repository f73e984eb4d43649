import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { Styles } from '@/components/ui/Styles';
import { htmlLang, localeName } from '@/lib/i18n/locales';
import { LOCALE_CODES } from '@/messages/list';
import { localeAtom } from '@/lib/state/locale';
import { useAtomValue } from '@/lib/state/store';
import { appTheme } from '@/lib/theme/theme';
import { switchLanguage } from './switch-language';

export function LanguageList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const current = useAtomValue(localeAtom);
  return (
    // The login page does not load MUI's styles.
    <Styles theme={appTheme}>
      <Menu open anchorEl={anchor} onClose={onClose}>
        {LOCALE_CODES.map((locale) => (
          <MenuItem
            key={locale}
            role="menuitemradio"
            aria-checked={locale === current}
            selected={locale === current}
            lang={htmlLang(locale)}
            onClick={() => {
              onClose();
              void switchLanguage(locale);
            }}
          >
            <span>{localeName(locale)}</span>
            {locale === current && <Check size={16} aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </Styles>
  );
}
