import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { HEADER_SPANS, span } from '@/components/ui/layout/spans';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import type { RouteNode } from '@/lib/router/route';
import type { Tab } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { Breadcrumb } from './Breadcrumb';
import { FoldButton } from './FoldButton';
import { useFrame } from '../frame-context';
import { HEADER_ITEMS, type HeaderItem } from './header-items';
import type { Layout } from '../layouts/layout';
import { useIsNarrow, useIsPhone } from '../use-is-mobile';
import { UserMenu } from './UserMenu';
import { useHasWork } from '../work/use-has-work';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { below, from } from '@/lib/theme/breakpoints';

const Title = styled('span')({
  flex: 1,
  minWidth: 0,
  marginLeft: 4,
  containerType: 'inline-size',
  '& b': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'var(--weight-semibold)',
    fontSize: 'var(--type-title)',
    '@container (max-width: 3em)': { visibility: 'hidden' },
  },
});

/** On phones there is space for the page title only. */
function MobileTitle({ current, tab }: Pick<HeaderProps, 'current' | 'tab'>) {
  const titleOf = useRouteTitle();
  return (
    <Title aria-hidden>
      <b>{tab?.record || (current ? titleOf(current.meta.title) : '')}</b>
    </Title>
  );
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
  // In one bar with the menu: transparent over the bar's background, with the menu's colours.
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
  [below.phone]: { '& .MuiToolbar-root': { padding: '0 4px', gap: 0 } },
  // A screen with a header and back button of its own uses the whole height of a phone.
  '[data-own-header] &': { [below.tablet]: { display: 'none' } },
  '@media print': { display: 'none' },
});
const Side = styled('div')({
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  '&.start': { flex: '1 1 auto' },
  // On phones the title shrinks, not the buttons.
  '&.end': { flex: 'none' },
  [from.desk]: {
    // The breadcrumb shrinks, never the buttons.
    '&.start': { flexBasis: span(HEADER_SPANS.start) },
    '&.end': { maxWidth: span(HEADER_SPANS.end), justifyContent: 'end' },
    // In one bar with the menu, which has what the items leave.
    '&.end:only-child': { maxWidth: 'none' },
  },
});

/** Where a button will be, so that none of its neighbours moves. */
const Room = styled('span')({ width: '2rem', '@media (pointer: coarse)': { width: 44 } });

interface HeaderProps {
  current: RouteNode | undefined;
  tab: Tab | undefined;
  mobile: boolean;
  layout: Layout;
  folded: boolean;
  onFold: () => void;
  reload: () => void;
}

export function Header({ current, tab, mobile, layout, folded, onFold, reload }: HeaderProps) {
  const t = useTranslations('layout');
  const theme = useAtomValue(themeAtom);
  const { guest } = useFrame();
  const { fold, breadcrumb, onMenu } = layout.header;
  // Without these, the bar is shared with the menu's entries and the items take only the width they need.
  const hasStart = mobile || fold || breadcrumb;
  const phone = useIsPhone();
  const narrow = useIsNarrow();
  const hasWork = useHasWork();
  const items = HEADER_ITEMS.filter((item) => item.isOn(theme) && !(guest && item.needsSession));
  const gone = { phone, narrow: narrow && hasWork };
  const hasRoom = ({ onPhone, onDesk = true }: HeaderItem) =>
    mobile ? (typeof onPhone === 'string' ? !gone[onPhone] : onPhone) : onDesk;
  const left = mobile ? items.filter((item) => !hasRoom(item)).map(({ key }) => key) : undefined;
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
            {mobile && <MobileTitle current={current} tab={tab} />}
            {!mobile && fold && <FoldButton folded={folded} onFold={onFold} />}
            {!mobile && breadcrumb && current && <Breadcrumb current={current} tab={tab} />}
          </Side>
        )}
        <Side className="end">
          {items.filter(hasRoom).map(({ key, Item }) => (
            <PartBoundary key={key}>
              <Suspense fallback={<Room />}>
                <Item reload={reload} />
              </Suspense>
            </PartBoundary>
          ))}
          <PartBoundary>
            <UserMenu left={left} />
          </PartBoundary>
        </Side>
      </Toolbar>
    </Bar>
  );
}
