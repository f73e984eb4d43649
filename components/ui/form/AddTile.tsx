import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';

interface AddTileProps {
  onFiles: (files: Iterable<File>) => void;
  onBlur: () => void;
}

const Add = styled('label')({
  position: 'relative',
  aspectRatio: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  borderRadius: 10,
  border: '1.5px dashed var(--border-control)',
  color: 'var(--text-tertiary)',
  fontSize: '0.75rem',
  lineHeight: '18px',
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--primary-main)', color: 'var(--text-secondary)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', fontSize: 0 },
});

/** The way in for pictures; files pasted while it has the focus come in too. */
export function AddTile({ onFiles, onBlur }: AddTileProps) {
  const t = useTranslations('form.images');
  return (
    <Add className="add">
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        multiple
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
