import { ImageOff } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/media/Picture';
import styles from './cells.module.css';

/** A small decorative picture beside a text; a missing or broken one leaves a neutral box. */
export function Thumb({ src, size }: { src: string | undefined; size: number }) {
  const place = {
    className: styles.thumb,
    'data-size': size > 40 ? 'large' : size < 32 ? 'small' : undefined,
    style: { '--size': `${size}px` } as CSSProperties,
  };
  return (
    <Picture
      {...place}
      src={src}
      alt=""
      loading="lazy"
      width={size}
      height={size}
      fallback={
        <span {...place}>
          <ImageOff size={size > 32 ? 16 : 14} aria-hidden />
        </span>
      }
    />
  );
}
