import { styled } from '@mui/material/styles';
import { FileText, ImageOff, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Material } from '@/lib/api/material';
import { Picture } from './Picture';
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
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: '50%',
    backgroundColor: 'rgba(22, 27, 38, .72)',
    color: '#fff',
  },
  '& .mark': {
    position: 'absolute',
    right: 6,
    bottom: 6,
    padding: '0 6px',
    borderRadius: 'var(--radius-mark)',
    backgroundColor: 'rgba(22, 27, 38, .78)',
    color: '#fff',
    fontSize: 'var(--type-micro)',
    lineHeight: '1.125rem',
    fontVariantNumeric: 'tabular-nums',
  },
});

type Shown = Pick<Material, 'kind' | 'url' | 'thumbnail' | 'name' | 'mime' | 'duration'>;

/** A film shows its own mark. */
const FALLBACK: Record<Material['kind'], ReactNode> = {
  image: <ImageOff size={28} strokeWidth={1.4} />,
  video: null,
  document: <FileText size={40} strokeWidth={1.2} />,
};

/** What a material looks like: the picture, the still of a film, the sheet of a paper. Its name stands beside it. */
export function MaterialPicture({ material, whole }: { material: Shown; whole?: boolean }) {
  const { kind, url, thumbnail, duration } = material;
  const still = whole && kind === 'image' ? url : (thumbnail ?? (kind === 'image' ? url : undefined));
  const mark =
    kind === 'video' ? duration !== undefined && clockOf(duration) : kind === 'document' && endingOf(material);
  return (
    <Root aria-hidden>
      <Picture
        src={still}
        alt=""
        loading="lazy"
        draggable={false}
        style={whole ? { objectFit: 'contain' } : undefined}
        fallback={FALLBACK[kind]}
      />
      {kind === 'video' && (
        <span className="play">
          <Play size={16} fill="currentColor" />
        </span>
      )}
      {mark && <span className="mark">{mark}</span>}
    </Root>
  );
}
