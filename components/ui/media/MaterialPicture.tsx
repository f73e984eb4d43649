import { styled } from '@mui/material/styles';
import { FileText, ImageOff, Play } from 'lucide-react';
import { useState } from 'react';
import { shownAddress } from '@/lib/api/file-address';
import type { Material } from '@/lib/api/material';
import { clockOf, endingOf } from './measures';

const Root = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: 'var(--surface-sunken)',
  color: 'var(--text-tertiary)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .play': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    backgroundColor: 'rgba(22, 27, 38, .72)',
    color: '#fff',
  },
  '& .mark': {
    position: 'absolute',
    right: 6,
    bottom: 6,
    padding: '0 6px',
    borderRadius: 5,
    backgroundColor: 'rgba(22, 27, 38, .78)',
    color: '#fff',
    fontSize: '0.6875rem',
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
});

type Shown = Pick<Material, 'kind' | 'url' | 'thumbnail' | 'name' | 'mime' | 'duration'>;

/** What a material looks like: the picture, the still of a film, the sheet of a paper. Its name stands beside it. */
export function MaterialPicture({ material, whole }: { material: Shown; whole?: boolean }) {
  const { kind, url, thumbnail, duration } = material;
  const [broken, setBroken] = useState<string>();
  const still = whole && kind === 'image' ? url : (thumbnail ?? (kind === 'image' ? url : undefined));
  const mark =
    kind === 'video' ? duration !== undefined && clockOf(duration) : kind === 'document' && endingOf(material);
  return (
    <Root aria-hidden>
      {still && still !== broken ? (
        <img
          src={shownAddress(still)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={whole ? { objectFit: 'contain' } : undefined}
          onError={() => setBroken(still)}
        />
      ) : kind === 'document' ? (
        <FileText size={40} strokeWidth={1.2} />
      ) : (
        kind === 'image' && <ImageOff size={28} strokeWidth={1.4} />
      )}
      {kind === 'video' && (
        <span className="play">
          <Play size={16} fill="currentColor" />
        </span>
      )}
      {mark && <span className="mark">{mark}</span>}
    </Root>
  );
}
