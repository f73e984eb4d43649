import { styled } from '@mui/material/styles';
import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Material } from '@/lib/api/material';
import { useLibraryPicker } from './use-library-picker';
import { UPLOAD_TILE } from './upload-tile';

const Way = styled('button')({
  ...UPLOAD_TILE,
  '&:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
});

interface LibraryTileProps {
  max: number;
  onPick: (materials: Material[]) => void;
}

export function LibraryTile({ max, onPick }: LibraryTileProps) {
  const t = useTranslations('form.upload');
  const { open, show, picker } = useLibraryPicker({ kind: 'image', max, onPick });
  return (
    <>
      <Way type="button" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        <Images size={20} strokeWidth={1.7} aria-hidden="true" />
        {t('library')}
      </Way>
      {picker}
    </>
  );
}
