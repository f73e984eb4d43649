import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Material } from '@/lib/api/material';
import { useLibraryPicker } from './use-library-picker';
import styles from '../picture-way.module.css';

interface LibraryTileProps {
  max: number;
  onPick: (materials: Material[]) => void;
}

export function LibraryTile({ max, onPick }: LibraryTileProps) {
  const t = useTranslations('form.upload');
  const { open, show, picker } = useLibraryPicker({ kind: 'image', max, onPick });
  return (
    <>
      <button className={styles.way} type="button" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        <Images size={20} strokeWidth={1.7} aria-hidden="true" />
        {t('library')}
      </button>
      {picker}
    </>
  );
}
