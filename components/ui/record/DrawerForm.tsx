import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import { isPressed } from '@/lib/state/shortcuts';
import { DraftBanner } from './DraftBanner';
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
  /** It is to be written, though its record is stored already. */
  unwritten?: boolean;
  /** Its fields can only be read because nothing can be changed any more, which the form says itself. */
  decided?: boolean;
  children: ReactNode;
}

/** The form of a record in a drawer: draft, fields, save bar, conflict. */
export function DrawerForm<R extends SavedRecord, V extends object>(props: DrawerFormProps<R, V>) {
  const { editor, drawer, label, labelOf, show, saveLabel, unwritten = false, decided = false, children } = props;
  const t = useTranslations('form.actions');
  const actions = useTranslations('entry.action');
  const why = useTranslations('form.readOnly');
  const { form, draft, saving } = editor;
  const fixed = decided || !editor.mayEdit;

  const room = useRef<HTMLDivElement>(null);
  // Of a drawer, wherever the focus is, except while a dialog is open over it.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (fixed || event.repeat || !isPressed(event, 'save')) return;
    if (!room.current?.closest('[role="dialog"]') || room.current.closest('[aria-hidden="true"]')) return;
    if (unwritten) editor.run('save');
    else editor.saveByKey();
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
              {!decided && <Alert severity="info">{why(lockOf() ? 'preview' : 'rights')}</Alert>}
              <ReadOnlyFields>{children}</ReadOnlyFields>
            </>
          ) : (
            <>
              <DraftBanner draft={draft} />
              {children}
            </>
          )}
        </div>
        {!fixed && (
          <SaveBar keptAt={draft.keptAt} labelOf={labelOf} always={!editor.base || editor.kind.isSent || unwritten}>
            <DiscardButton onDiscard={editor.discard} />
            <Button onClick={drawer.close}>{actions('cancel')}</Button>
            <Button variant="contained" onClick={() => editor.run('save')} disabled={saving.busy}>
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
