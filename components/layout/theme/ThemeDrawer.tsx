import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Sparkles, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LightTextButton } from '@/components/ui/button/light-buttons';
import type { ThemeChoice } from '@/lib/config/schema';
import { showMessage } from '@/lib/state/messages';
import { useAtomValue } from '@/lib/state/store';
import { randomSkin, restoreTheme, saveTheme, unsavedThemeAtom } from '@/lib/state/theme';
import { Preferences } from './Preferences';
import { ThemeChoices } from './ThemeChoices';
import { ThemeSwitches } from './ThemeSwitches';
import { Body, Foot, Head } from './theme-parts';

/** The order of the board. */
const CHOICES: readonly ThemeChoice[] = [
  'layout',
  'themeName',
  'scheme',
  'background',
  'tabsBarStyle',
  'columnStyle',
  'density',
];

const paper = {
  role: 'dialog',
  'aria-modal': true,
  sx: { width: 280, maxWidth: '100%', overflow: 'hidden', '--picture-menu': '#39414f' },
} as const;
/** Thin, because what is chosen is seen behind it. */
const backdrop = { sx: { '&&&': { backgroundColor: 'rgba(22, 27, 38, .22)' } } };

interface ThemeDrawerProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The look of the client, applied as it is chosen (specification 2). It lasts for this visit; 保存 keeps it, 恢复默认
 * takes back the configured one and forgets what was kept.
 */
export function ThemeDrawer({ open, onClose }: ThemeDrawerProps) {
  const t = useTranslations('theme');
  const actions = useTranslations('entry.action');
  const unsaved = useAtomValue(unsavedThemeAtom);
  const titleId = useId();
  const save = () => {
    if (!saveTheme()) return showMessage('error', t('notSaved'));
    showMessage('success', t('saved'));
    onClose();
  };
  const restore = () => {
    restoreTheme();
    showMessage('success', t('restored'));
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { ...paper, 'aria-labelledby': titleId }, backdrop }}
    >
      <Head>
        <h2 id={titleId}>{t('title')}</h2>
        <IconButton aria-label={actions('close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Head>
      <Body>
        {CHOICES.map((name) => (
          <ThemeChoices
            key={name}
            name={name}
            aside={
              name === 'themeName' && (
                <LightTextButton type="button" onClick={() => randomSkin()}>
                  <Sparkles size={14} aria-hidden />
                  {t('random')}
                </LightTextButton>
              )
            }
          />
        ))}
        <ThemeSwitches />
        <Preferences />
      </Body>
      <Foot>
        {unsaved && <p>{t('unsaved')}</p>}
        <Button onClick={restore}>{t('restore')}</Button>
        <Button variant="contained" onClick={save}>
          {t('save')}
        </Button>
      </Foot>
    </Drawer>
  );
}
