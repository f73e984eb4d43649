import { styled } from '@mui/material/styles';
import { ImageOff } from 'lucide-react';
import { Picture } from '@/components/ui/media/Picture';

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{ size: number }>(({ size }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  borderRadius: size > 40 ? 10 : size < 32 ? 6 : 8,
  overflow: 'hidden',
  backgroundColor: 'var(--surface-pressed)',
  color: 'var(--text-tertiary)',
  boxShadow: 'inset 0 0 0 1px rgba(20,26,38,.06)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

/** A small picture beside the words that say the same; a missing or broken one leaves a quiet place. */
export function Thumb({ src, size }: { src: string | undefined; size: number }) {
  return (
    <Root size={size}>
      <Picture
        src={src}
        alt=""
        loading="lazy"
        width={size}
        height={size}
        fallback={<ImageOff size={size > 32 ? 16 : 14} aria-hidden />}
      />
    </Root>
  );
}
