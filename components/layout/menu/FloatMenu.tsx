import { styled } from '@mui/material/styles';
import type { LayoutMenuProps } from '../layouts/layout';
import { SideMenu } from './SideMenu';
import { SIDE_WIDTH, Side } from './menu-shell';

const Area = styled(Side)({
  width: 'auto',
  padding: 12,
  overflow: 'visible',
  border: 0,
  '&[data-folded="true"]': { width: 'auto' },
});
const Card = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  width: SIDE_WIDTH,
  overflow: 'hidden',
  border: '1px solid var(--menu-border)',
  borderRadius: 'var(--radius-card)',
  boxShadow: 'var(--shadow-md)',
  transition: 'width 180ms var(--ease-out)',
  '&[data-folded="true"]': { width: 66 },
});

export const FloatMenu = ({ menu, folded }: LayoutMenuProps) => (
  <Area>
    <Card className="menu-surface" data-folded={folded}>
      <SideMenu menu={menu} folded={folded} />
    </Card>
  </Area>
);
