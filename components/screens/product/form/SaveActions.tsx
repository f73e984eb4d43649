import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { DiscardButton } from '@/components/ui/form/SaveButtons';
import { Shortcut } from '@/components/ui/form/Shortcut';
import type { SaveAction } from './product-kind';

interface SaveActionsProps {
  /** The product may still have gaps: it is saved as it is, and put into review when it is whole. */
  unfinished: boolean;
  busy: boolean;
  onRun: (action: SaveAction) => void;
  onDiscard: () => void;
}

/** The buttons of the save bar. Ctrl+S never submits: it is the plain save. */
export function SaveActions({ unfinished, busy, onRun, onDiscard }: SaveActionsProps) {
  const t = useTranslations('productForm.actions');
  const tForm = useTranslations('form.actions');
  return (
    <>
      <DiscardButton onDiscard={onDiscard} />
      {unfinished && (
        <Button onClick={() => onRun('draft')} disabled={busy}>
          {t('draft')}
          <Shortcut name="save" />
        </Button>
      )}
      <Button variant={unfinished ? 'outlined' : 'contained'} onClick={() => onRun('save')} disabled={busy}>
        {tForm('save')}
        {!unfinished && <Shortcut name="save" />}
      </Button>
      {unfinished && (
        <Button variant="contained" onClick={() => onRun('submit')} disabled={busy}>
          {t('submit')}
        </Button>
      )}
    </>
  );
}
