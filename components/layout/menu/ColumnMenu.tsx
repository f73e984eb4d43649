import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { Brand } from '../Brand';
import type { LayoutMenuProps } from '../layouts/layout';
import { Entries } from './SideMenu';
import { FirstLevel, stepThrough } from './FirstLevel';
import { Side } from './menu-shell';
import { Rail } from './rail';

const Columns = styled(Side)({
  flexDirection: 'row',
  width: 'auto',
  border: 0,
  '&[data-folded="true"]': { width: 'auto' },
  '& > nav': { display: 'flex', minHeight: 0 },
});
const Second = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  width: 176,
  '--menu-indicator': 'transparent',
  borderRight: '1px solid var(--menu-border)',
  color: 'var(--menu-text)',
  '& > p': {
    flex: 'none',
    margin: 0,
    padding: '0 20px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'var(--type-lead)',
    lineHeight: '3.5rem',
    fontWeight: 'var(--weight-semibold)',
  },
});

/** The first level as a column of tabs in the chosen style; folded, groups open as flyouts. */
export function ColumnMenu({ menu, folded }: LayoutMenuProps) {
  const t = useTranslations('layout');
  const titleOf = useRouteTitle();
  const { columnStyle } = useAtomValue(themeAtom);
  const { second } = menu;
  return (
    <Columns>
      <nav aria-label={t('menu.label')}>
        <Rail className="menu-surface" data-look={columnStyle}>
          <Brand folded />
          <ul onKeyDown={stepThrough}>
            <FirstLevel menu={menu} groups={folded ? 'right' : 'second'} />
          </ul>
        </Rail>
        {second && !folded && (
          <Second className="menu-sub">
            <p>{titleOf(second.route.meta.title)}</p>
            <Entries entries={second.children} icons="sent" menu={menu} />
          </Second>
        )}
      </nav>
    </Columns>
  );
}
