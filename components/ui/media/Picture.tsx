import { ImageOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { pictureSource } from '@/lib/api/addresses/file-address';
import styles from './Picture.module.css';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  src: string | undefined;
  alt: string;
  /** Shown if there is no picture, its address is none of a picture, or it fails to load. */
  fallback?: ReactNode;
}

export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const source = pictureSource(src);
  if (source !== undefined && src !== broken) {
    return <img src={source} alt={alt} decoding="async" onError={() => setBroken(src)} {...rest} />;
  }
  if (fallback !== undefined) return fallback;
  return (
    <span className={styles.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
      <ImageOff size={18} strokeWidth={1.7} aria-hidden />
    </span>
  );
}
