import Drawer from '@mui/material/Drawer';
import { Sparkles, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconAction } from '@/components/ui/button/IconAction';
import { Switch } from '@/components/ui/form/choice/choice';
import { type ThemeChoice, THEME_FLAGS, type ThemeFlag } from '@/lib/config/schema';
import { showMessage } from '@/lib/state/messages';
import { useAtomValue } from '@/lib/state/store';
import { randomSkin, restoreTheme, saveTheme, unsavedThemeAtom, changeTheme, themeAtom } from '@/lib/state/theme';
import { Preferences } from './Preferences';
import { ThemeChoices } from './ThemeChoices';
import { Body, Foot, Head, Group, GroupHead, Switches } from './theme-parts';
import styles from './ThemeDrawer.module.css';

/** A user who hid the theme drawer could not open it again: these are in the configuration only. */
type Elsewhere = 'showTheme' | 'showThemeSetting' | 'collapse';
const ELSEWHERE: readonly ThemeFlag[] = ['showTheme', 'showThemeSetting', 'collapse'] satisfies Elsewhere[];
const isHere = (flag: ThemeFlag): flag is Exclude<ThemeFlag, Elsewhere> => !ELSEWHERE.includes(flag);

function ThemeSwitches() {
  const t = useTranslations('theme');
  const theme = useAtomValue(themeAtom);
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <GroupHead>
        <h3 id={id}>{t('group.switches')}</h3>
      </GroupHead>
      <Switches>
        {THEME_FLAGS.filter(isHere).map((flag) => (
          <label key={flag}>
            {t(`switch.${flag}`)}
            <Switch checked={theme[flag]} onChange={(event) => changeTheme({ [flag]: event.target.checked })} />
          </label>
        ))}
      </Switches>
    </Group>
  );
}

/** In the order of the board. */
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
  className: styles.paper,
} as const;
/** Nearly transparent, so that the effect of a choice is visible. */
const backdrop = { className: styles.backdrop };

interface ThemeDrawerProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Theme settings, applied as they are chosen (specification 2). They last until the page is reloaded; 保存 stores them,
 * 恢复默认 restores the configured ones and deletes the stored ones.
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
        <IconAction label={actions('close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconAction>
      </Head>
      <Body>
        {CHOICES.map((name) => (
          <ThemeChoices
            key={name}
            name={name}
            aside={
              name === 'themeName' && (
                <Button size="small" variant="text" onClick={() => randomSkin()}>
                  <Sparkles size={14} aria-hidden />
                  {t('random')}
                </Button>
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
