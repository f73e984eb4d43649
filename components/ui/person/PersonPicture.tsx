import { styled } from '@mui/material/styles';
import { Picture } from '@/components/ui/media/Picture';
import { initialsOf, toneOf } from './initials';

/** White reads on each of them at 4.5:1 and more. */
const COLOURS = ['#7b2d5e', '#44571f', '#96303a', '#1d4f7a', '#5b3b8c', '#0f5f5a', '#7a4a10', '#56607a'];

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{ size: number }>(({ size }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: `${size / 16}rem`,
  height: `${size / 16}rem`,
  borderRadius: '50%',
  overflow: 'hidden',
  color: '#fff',
  fontSize: size * 0.0225 + 'rem',
  fontWeight: 'var(--weight-semibold)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

interface PersonPictureProps {
  name: string;
  src?: string;
  size?: number;
}

/** Somebody's picture beside the name, or the initials on a colour that stays the same for that name. */
export function PersonPicture({ name, src, size = 36 }: PersonPictureProps) {
  return (
    <Root size={size} aria-hidden sx={{ backgroundColor: COLOURS[toneOf(name, COLOURS.length)] }}>
      <Picture src={src} alt="" width={size} height={size} loading="lazy" fallback={initialsOf(name)} />
    </Root>
  );
}
