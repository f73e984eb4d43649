import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { WAY_IN } from '@/components/ui/media/way-in';
import { ACCEPTED } from '@/lib/util/file-type';

interface AddTileProps {
  onFiles: (files: Iterable<File>) => void;
  onBlur: () => void;
  multiple: boolean;
}

const Add = styled('label')({
  ...WAY_IN,
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', fontSize: 0 },
});

/** The way in for pictures; files pasted while it has the focus come in too. */
export function AddTile({ onFiles, onBlur, multiple }: AddTileProps) {
  const t = useTranslations('form.images');
  return (
    <Add className="add">
      <input
        type="file"
        accept={ACCEPTED.image}
        multiple={multiple}
        onBlur={onBlur}
        onChange={(event) => {
          onFiles(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <Plus size={20} strokeWidth={1.7} aria-hidden="true" />
      {t('add')}
    </Add>
  );
}
