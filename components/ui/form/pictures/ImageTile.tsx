import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/media/Picture';
import { Tile, TileTools } from './tile';

interface ImageTileProps {
  url: string;
  index: number;
  count: number;
  cover: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const Frame = styled(Tile)({ '&[data-cover]': { boxShadow: '0 0 0 2px var(--primary-main)' } });
const Badge = styled('span')({
  position: 'absolute',
  left: 6,
  top: 6,
  padding: '0 6px',
  borderRadius: 'var(--radius-mark)',
  fontSize: 'var(--type-micro)',
  lineHeight: '1.125rem',
  fontWeight: 'var(--weight-semibold)',
  backgroundColor: 'var(--primary-main)',
  color: 'var(--primary-on-primary)',
});

const icon = { size: 14, strokeWidth: 1.7, 'aria-hidden': true } as const;

/** One of several pictures, with its position. */
export function ImageTile({ url, index, count, cover, onMove, onRemove }: ImageTileProps) {
  const t = useTranslations('form.images');
  const position = index + 1;
  // Not disabled, because the button must keep the focus after it has moved its picture to the end.
  const first = index === 0;
  const last = index === count - 1;
  return (
    <Frame data-cover={cover || undefined}>
      <Picture src={url} alt={cover ? t('cover', { position }) : t('image', { position })} loading="lazy" />
      {cover && <Badge aria-hidden="true">{t('coverMark')}</Badge>}
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
    </Frame>
  );
}
