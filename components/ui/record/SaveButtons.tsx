import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { useFormState } from '../form/form-context';
import { Shortcut } from '../form/Shortcut';
import styles from './SaveBar.module.css';

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
    <button type="button" className={styles.discard} onClick={onDiscard}>
      {t('discard')}
    </button>
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
