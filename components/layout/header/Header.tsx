import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { HEADER_SPANS, span } from '@/components/ui/layout/spans';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import type { RouteNode } from '@/lib/router/route';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { Breadcrumb } from './Breadcrumb';
import { FoldButton } from './FoldButton';
import { useFrame } from '../frame-context';
import { HEADER_ITEMS, type HeaderItem } from './header-items';
import type { Layout } from '../layouts/layout';
import { UserMenu } from './UserMenu';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { below, from } from '@/lib/theme/breakpoints';

const Title = styled('span')({
  minWidth: 0,
  marginLeft: 4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 'var(--weight-semibold)',
  fontSize: 'var(--type-title)',
});

/** On a phone there is room for the page's name only. */
function MobileTitle({ current }: { current: RouteNode | undefined }) {
  const titleOf = useRouteTitle();
  return <Title aria-hidden>{current ? titleOf(current.meta.title) : ''}</Title>;
}

const Bar = styled(AppBar)({
  gridArea: 'header',
  minWidth: 0,
  zIndex: 1,
  height: 56,
  background: 'var(--header-bg)',
  color: 'var(--header-text)',
  borderBottom: '1px solid var(--header-border)',
  '& .MuiToolbar-root': { minHeight: 55, height: 55, padding: '0 24px 0 14px', gap: 6 },
  // In one bar with the menu: the bar's ground shows through, and what stands here takes the menu's colours.
  '&[data-on-menu="true"]': {
    background: 'none',
    borderColor: 'transparent',
    '--header-bg': 'var(--menu-bg)',
    '--header-text': 'var(--menu-text)',
    '--header-icon': 'var(--menu-icon)',
    '--header-hover-bg': 'var(--menu-hover-bg)',
    '--focus-ring': 'var(--focus-on-menu)',
  },
  [below.desk]: {
    height: 52,
    '& .MuiToolbar-root': { minHeight: 51, height: 51, padding: '0 12px 0 8px', gap: 2 },
  },
  // A page of a screen that has a head and a way back of its own takes the whole of a phone.
  'body:has(main > :not([data-away]) [data-own-header]) &': { [below.tablet]: { display: 'none' } },
  '@media print': { display: 'none' },
});
const Side = styled('div')({
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  '&.start': { flex: '1 1 auto' },
  // On a phone the title gives way, never what can be pressed.
  '&.end': { flex: 'none' },
  [from.desk]: {
    '&.start': { flexBasis: span(HEADER_SPANS.start), minWidth: 'max-content' },
    '&.end': { flex: `0 1 ${span(HEADER_SPANS.end)}`, justifyContent: 'end' },
    // In one bar with the menu, which has what the items leave.
    '&.end:only-child': { flex: 'none' },
  },
});

interface HeaderProps {
  current: RouteNode | undefined;
  mobile: boolean;
  layout: Layout;
  /** The menu is folded, or on a phone not open. */
  folded: boolean;
  onFold: () => void;
  reload: () => void;
}

/** The line above everything: fold and breadcrumb where the layout has them here, and the items the theme leaves on. */
export function Header({ current, mobile, layout, folded, onFold, reload }: HeaderProps) {
  const t = useTranslations('layout');
  const theme = useAtomValue(themeAtom);
  const { guest } = useFrame();
  const { fold, breadcrumb, onMenu } = layout.header;
  // Without it, the bar is shared with the entries of the menu, and the items keep small.
  const hasStart = mobile || fold || breadcrumb;
  const isShown = (item: HeaderItem) => item.isOn(theme) && (!mobile || item.onPhone) && !(guest && item.needsSession);
  return (
    <Bar position="static" data-on-menu={onMenu} data-tight={!hasStart}>
      <Toolbar disableGutters>
        {hasStart && (
          <Side className="start">
            {mobile && (
              <LightIconButton type="button" aria-label={t(folded ? 'menu.unfold' : 'menu.fold')} onClick={onFold}>
                <Menu size={18} strokeWidth={1.7} />
              </LightIconButton>
            )}
            {mobile && <MobileTitle current={current} />}
            {!mobile && fold && <FoldButton folded={folded} onFold={onFold} />}
            {!mobile && breadcrumb && current && <Breadcrumb current={current} />}
          </Side>
        )}
        <Side className="end">
          {HEADER_ITEMS.filter(isShown).map(({ key, Item }) => (
            <PartBoundary key={key}>
              <Item reload={reload} />
            </PartBoundary>
          ))}
          <PartBoundary>
            <UserMenu compact={mobile} />
          </PartBoundary>
        </Side>
      </Toolbar>
    </Bar>
  );
}
