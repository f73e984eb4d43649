import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import { disabledOrLocked, lockOf } from '@/components/ui/permission/lock';
import { isPressed } from '@/lib/state/shortcuts';
import { DraftBanner } from './DraftBanner';
import { ErrorSummary } from '../form/issues/ErrorSummary';
import { FormRoot } from '../form/FormRoot';
import { ReadOnlyFields } from '../form/ReadOnlyFields';
import { RecordConflict } from './conflict/RecordConflict';
import type { DrawerHandle } from './RecordDrawer';
import type { SavedRecord } from './record-kind';
import { SaveBar } from './SaveBar';
import { DiscardButton } from './SaveButtons';
import { Shortcut } from '../form/Shortcut';
import type { RecordEditor } from './use-record-editor';
import styles from './DrawerForm.module.css';

interface DrawerFormProps<R extends SavedRecord, V extends object> {
  editor: RecordEditor<R, V, 'save'>;
  drawer: Pick<DrawerHandle, 'close'>;
  /** The accessible name of the form. */
  label: string;
  labelOf: (path: string) => string;
  show: (path: string, value: unknown) => string;
  /** The label of the submit button; 保存 by default. */
  saveLabel?: string;
  /** Its fields can only be read because nothing can be changed any more, which the form says itself. */
  decided?: boolean;
  children: ReactNode;
}

/** The form of a record in a drawer: draft, summary of errors, fields, save bar, conflict. */
export function DrawerForm<R extends SavedRecord, V extends object>(props: DrawerFormProps<R, V>) {
  const { editor, drawer, label, labelOf, show, saveLabel, decided = false, children } = props;
  const t = useTranslations('form.actions');
  const actions = useTranslations('entry.action');
  const why = useTranslations('form.readOnly');
  const { form, draft, saving } = editor;
  const locked = lockOf() !== undefined;
  const fixed = decided || !editor.mayEdit;

  const save = () => editor.run('save');
  const room = useRef<HTMLDivElement>(null);
  // Wherever the focus is, except while a dialog is open over the drawer.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (fixed || event.repeat || !isPressed(event, 'save')) return;
    if (room.current && !room.current.closest('[aria-hidden="true"]')) save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.room} ref={room}>
      <FormRoot form={form} label={label}>
        <div className="fields">
          {fixed ? (
            <>
              {!decided && <Alert severity="info">{why(locked ? 'preview' : 'rights')}</Alert>}
              <ReadOnlyFields>{children}</ReadOnlyFields>
            </>
          ) : (
            <>
              <DraftBanner draft={draft} />
              <ErrorSummary labelOf={labelOf} />
              {children}
            </>
          )}
        </div>
        {(!fixed || (locked && !decided)) && (
          <SaveBar keptAt={fixed ? undefined : draft.keptAt}>
            <DiscardButton onDiscard={editor.discard} />
            <Button onClick={drawer.close}>{actions('cancel')}</Button>
            <Button variant="contained" onClick={save} {...disabledOrLocked(saving.busy)}>
              {saveLabel ?? t('save')}
              <Shortcut name="save" />
            </Button>
          </SaveBar>
        )}
        <RecordConflict editor={editor} labelOf={labelOf} show={show} />
      </FormRoot>
    </div>
  );
}
