import { styled } from '@mui/material/styles';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { RouteNode } from '@/lib/router/route';

const Title = styled('span')({
  minWidth: 0,
  marginLeft: 4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontSize: '1rem',
});

/** On a phone there is room for the page's name only. */
export function MobileTitle({ current }: { current: RouteNode | undefined }) {
  const titleOf = useRouteTitle();
  return <Title aria-hidden>{current ? titleOf(current.meta.title) : ''}</Title>;
}
