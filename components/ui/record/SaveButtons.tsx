import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useFormState } from '../form/form-context';
import { Shortcut } from '../form/Shortcut';

interface SaveButtonsProps {
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Discards unsaved input; shown while there is any. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('form.actions');
  const dirty = useFormState((snapshot) => snapshot.dirty);
  if (!dirty) return null;
  return (
    <Button variant="text" color="inherit" onClick={onDiscard}>
      {t('discard')}
    </Button>
  );
}

/** The buttons of a form with one way to save. */
export function SaveButtons({ busy, onSave, onDiscard }: SaveButtonsProps) {
  const t = useTranslations('form.actions');
  return (
    <>
      <DiscardButton onDiscard={onDiscard} />
      <Button variant="contained" onClick={onSave} disabled={busy}>
        {t('save')}
        <Shortcut name="save" />
      </Button>
    </>
  );
}
