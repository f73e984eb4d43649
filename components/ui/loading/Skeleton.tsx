import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps extends Pick<
  CSSProperties,
  'width' | 'height' | 'margin' | 'minHeight' | 'aspectRatio' | 'flex'
> {
  round?: boolean;
}

/** A grey shape with the size of the content that is loading. */
export const Skeleton = ({ round, ...shape }: SkeletonProps) => (
  <span className={styles.skeleton} data-skeleton data-round={round || undefined} style={shape} />
);
