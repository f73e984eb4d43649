import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import space from '@/components/ui/layout/space.module.css';
import type { Material } from '@/lib/api/material';
import type { FileKind } from '@/lib/util/files/file-type';
import { useLibraryPicker } from './use-library-picker';

interface LibraryButtonProps {
  kind: FileKind;
  disabled?: boolean;
  onPick: (materials: Material[]) => void;
}

export function LibraryButton({ kind, disabled, onPick }: LibraryButtonProps) {
  const t = useTranslations('form.upload');
  const { open, show, picker } = useLibraryPicker({ kind, max: 1, onPick });
  return (
    <>
      <Button
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<Images size={16} strokeWidth={1.7} aria-hidden="true" />}
        onClick={show}
        className={space.fixed}
      >
        {t('library')}
      </Button>
      {picker}
    </>
  );
}
