import type { CSSProperties } from 'react';
import styles from './Bone.module.css';

interface BoneProps extends Pick<CSSProperties, 'width' | 'height' | 'margin' | 'minHeight' | 'aspectRatio' | 'flex'> {
  round?: boolean;
}

/** A grey shape with the size of the content that is loading. */
export const Bone = ({ round, ...shape }: BoneProps) => (
  <span className={styles.bone} data-bone data-round={round || undefined} style={shape} />
);
