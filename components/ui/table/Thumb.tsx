import { styled } from '@mui/material/styles';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { shownAddress } from '@/lib/api/file-address';

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
  const [broken, setBroken] = useState<string>();
  return (
    <Root size={size}>
      {src && src !== broken ? (
        <img
          src={shownAddress(src)}
          alt=""
          loading="lazy"
          decoding="async"
          width={size}
          height={size}
          onError={() => setBroken(src)}
        />
      ) : (
        <ImageOff size={size > 32 ? 16 : 14} aria-hidden />
      )}
    </Root>
  );
}
