import Switch from '@mui/material/Switch';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { THEME_FLAGS, type ThemeFlag } from '@/lib/config/schema';
import { useAtomValue } from '@/lib/state/store';
import { changeTheme, themeAtom } from '@/lib/state/theme';
import { Group, GroupHead, Switches } from './theme-parts';

/** The configuration's alone, as whoever switched off the way here would not find back; and the fold, which has its button. */
type Elsewhere = 'showTheme' | 'showThemeSetting' | 'collapse';
const ELSEWHERE: readonly ThemeFlag[] = ['showTheme', 'showThemeSetting', 'collapse'] satisfies Elsewhere[];
const isHere = (flag: ThemeFlag): flag is Exclude<ThemeFlag, Elsewhere> => !ELSEWHERE.includes(flag);

/** What is shown and what is not: every flag of the theme's settings. */
export function ThemeSwitches() {
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
