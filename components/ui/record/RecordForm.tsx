import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/Alert';
import { lockOf } from '@/components/ui/permission/lock';
import { DraftBanner } from './DraftBanner';
import { FormLayout } from '../form/FormLayout';
import { FormRoot } from '../form/FormRoot';
import { ReadOnlyFields } from '../form/ReadOnlyFields';
import { RecordConflict } from './conflict/RecordConflict';
import type { SavedRecord } from './record-kind';
import { SaveBar } from './SaveBar';
import type { RecordEditor } from './use-record-editor';

interface RecordFormProps<R extends SavedRecord, V extends object, A extends string> {
  editor: RecordEditor<R, V, A>;
  /** The accessible name of the form. */
  label: string;
  /** The list that the record belongs to. */
  back?: { href: string; label: string };
  nav?: ReactNode;
  heading: ReactNode;
  aside?: { label: string; children: ReactNode };
  /** The buttons of the save bar. */
  actions: ReactNode;
  /** The name of a field by its path; the full one includes its section. */
  labelOf: (path: string) => string;
  fullLabelOf?: (path: string) => string;
  /** A value of the record as text, for the comparison of two versions. */
  show: (path: string, value: unknown) => string;
  /** The sections. */
  children: ReactNode;
}

/** The form of a record: navigation, heading, draft, sections, save bar, conflict. */
export function RecordForm<R extends SavedRecord, V extends object, A extends string>({
  editor,
  label,
  actions,
  labelOf,
  fullLabelOf = labelOf,
  show,
  children,
  ...layout
}: RecordFormProps<R, V, A>) {
  const t = useTranslations('form.readOnly');
  if (!editor.mayEdit) {
    return (
      <FormRoot form={editor.form} label={label}>
        <FormLayout {...layout}>
          <Alert severity="info">{t(lockOf() ? 'preview' : 'rights')}</Alert>
          <ReadOnlyFields>{children}</ReadOnlyFields>
        </FormLayout>
      </FormRoot>
    );
  }
  return (
    <FormRoot form={editor.form} label={label}>
      <FormLayout {...layout}>
        <DraftBanner draft={editor.draft} />
        {children}
      </FormLayout>
      <SaveBar keptAt={editor.draft.keptAt} labelOf={fullLabelOf} always={!editor.base}>
        {actions}
      </SaveBar>
      <RecordConflict editor={editor} labelOf={labelOf} show={show} />
    </FormRoot>
  );
}
