import { FileText, ImageOff, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Material } from '@/lib/api/material';
import styles from './material.module.css';
import { Picture } from '@/components/ui/media/Picture';
import { clockOf, endingOf } from '@/components/ui/media/measures';

type Shown = Pick<Material, 'kind' | 'url' | 'thumbnail' | 'name' | 'mime' | 'duration'>;

const FALLBACK: Record<Material['kind'], ReactNode> = {
  image: <ImageOff size={28} strokeWidth={1.4} />,
  video: null,
  document: <FileText size={40} strokeWidth={1.2} />,
};

interface MaterialPictureProps {
  material: Shown;
  /** Not cut to fill its box. */
  whole?: boolean;
  /** Too small for the duration or the extension. */
  bare?: boolean;
}

/** The picture of a file, a video's still, or a document icon. Its name is shown beside it. */
export function MaterialPicture({ material, whole, bare }: MaterialPictureProps) {
  const { kind, url, thumbnail, duration } = material;
  const still = whole && kind === 'image' ? url : (thumbnail ?? (kind === 'image' ? url : undefined));
  const mark =
    kind === 'video' ? duration !== undefined && clockOf(duration) : kind === 'document' && endingOf(material);
  return (
    <span aria-hidden className={styles.picture}>
      <Picture
        src={still}
        alt=""
        loading="lazy"
        draggable={false}
        style={whole ? { objectFit: 'contain' } : undefined}
        fallback={FALLBACK[kind]}
      />
      {kind === 'video' && !bare && (
        <span className={styles.play}>
          <Play size={16} fill="currentColor" />
        </span>
      )}
      {mark && !bare && <span className={styles.mark}>{mark}</span>}
    </span>
  );
}
