import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/media/Picture';
import { initialsOf, toneOf } from './initials';
import styles from './PersonPicture.module.css';

/** White text has a contrast of at least 4.5:1 on each. */
const COLOURS = ['#7b2d5e', '#44571f', '#96303a', '#1d4f7a', '#5b3b8c', '#0f5f5a', '#7a4a10', '#56607a'];

interface PersonPictureProps {
  name: string;
  src?: string;
  size?: number;
}

/** A person's picture, or the initials on a colour derived from the name. */
export function PersonPicture({ name, src, size = 36 }: PersonPictureProps) {
  return (
    <span
      aria-hidden
      className={styles.person}
      style={{ '--size': size, '--colour': COLOURS[toneOf(name, COLOURS.length)] } as CSSProperties}
    >
      <Picture src={src} alt="" width={size} height={size} loading="lazy" fallback={initialsOf(name)} />
    </span>
  );
}
