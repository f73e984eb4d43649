import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

/** Nothing at first: most screens are here before anybody could read that they are not. */
const Root = styled('div')({ animation: 'view-skeleton 1ms 250ms backwards' });

/** Where a screen will stand while its file is on its way: a heading and a card. */
export const ViewSkeleton = () => (
  <Root aria-hidden>
    <Skeleton variant="rounded" width={180} height={28} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={320} />
  </Root>
);
