import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/media/Picture';
import { Tile, TileTools } from './tile';
import styles from './ImageTile.module.css';

interface ImageTileProps {
  url: string;
  index: number;
  count: number;
  cover: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const icon = { size: 14, strokeWidth: 1.7, 'aria-hidden': true } as const;

/** One of several pictures, with its position. */
export function ImageTile({ url, index, count, cover, onMove, onRemove }: ImageTileProps) {
  const t = useTranslations('form.images');
  const position = index + 1;
  // Not disabled, because the button must keep the focus after it has moved its picture to the end.
  const first = index === 0;
  const last = index === count - 1;
  return (
    <Tile className={styles.frame} data-cover={cover || undefined}>
      <Picture src={url} alt={cover ? t('cover', { position }) : t('image', { position })} loading="lazy" />
      {cover && (
        <span className={styles.badge} aria-hidden="true">
          {t('coverMark')}
        </span>
      )}
      <TileTools>
        {count > 1 && (
          <>
            <button
              type="button"
              aria-disabled={first}
              aria-label={t('earlier', { position })}
              onClick={() => first || onMove(index - 1)}
            >
              <ChevronLeft {...icon} />
            </button>
            <button
              type="button"
              aria-disabled={last}
              aria-label={t('later', { position })}
              onClick={() => last || onMove(index + 1)}
            >
              <ChevronRight {...icon} />
            </button>
          </>
        )}
        <button type="button" aria-label={t('remove', { position })} onClick={onRemove}>
          <Trash2 {...icon} />
        </button>
      </TileTools>
    </Tile>
  );
}
