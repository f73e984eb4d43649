import type { CSSProperties } from 'react';
import styles from './Bone.module.css';

interface BoneProps extends Pick<CSSProperties, 'width' | 'height' | 'margin' | 'minHeight' | 'aspectRatio' | 'flex'> {
  round?: boolean;
}

/** A grey shape in the place and size of what comes; skeletons are made of it. */
export const Bone = ({ round, ...shape }: BoneProps) => (
  <span className={styles.bone} data-bone data-round={round || undefined} style={shape} />
);
