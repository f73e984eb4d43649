import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useFormState } from '../form/form-context';
import { Shortcut } from '../form/Shortcut';

interface SaveButtonsProps {
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Gives up what is typed; there as long as anything is. */
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

/** The buttons of a form whose record knows one way to be saved. */
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
