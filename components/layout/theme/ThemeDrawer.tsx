import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Sparkles, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LightTextButton } from '@/components/ui/button/light-buttons';
import { type ThemeChoice, THEME_FLAGS, type ThemeFlag } from '@/lib/config/schema';
import { showMessage } from '@/lib/state/messages';
import { useAtomValue } from '@/lib/state/store';
import { randomSkin, restoreTheme, saveTheme, unsavedThemeAtom, changeTheme, themeAtom } from '@/lib/state/theme';
import { Preferences } from './Preferences';
import { ThemeChoices } from './ThemeChoices';
import { Body, Foot, Head, Group, GroupHead, Switches } from './theme-parts';
import Switch from '@mui/material/Switch';

/** The configuration's alone, as whoever switched off the way here would not find back; and the fold, which has its button. */
type Elsewhere = 'showTheme' | 'showThemeSetting' | 'collapse';
const ELSEWHERE: readonly ThemeFlag[] = ['showTheme', 'showThemeSetting', 'collapse'] satisfies Elsewhere[];
const isHere = (flag: ThemeFlag): flag is Exclude<ThemeFlag, Elsewhere> => !ELSEWHERE.includes(flag);

/** What is shown and what is not: every flag of the theme's settings. */
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
            <Switch checked={theme[flag]} onChange={(_, on) => changeTheme({ [flag]: on })} />
          </label>
        ))}
      </Switches>
    </Group>
  );
}

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
const backdrop = { sx: { backgroundColor: 'rgba(22, 27, 38, .22)' } };

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
