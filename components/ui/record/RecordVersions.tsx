import { useFormatter, useTranslations } from 'next-intl';
import { ConflictDialog } from './conflict/ConflictDialog';
import { diffRecords } from './conflict/diff-records';
import type { SavedRecord } from './record-kind';
import type { RecordEditor } from './use-record-editor';

export interface RecordVersionsProps<R extends SavedRecord, V extends object, A extends string> {
  editor: Pick<RecordEditor<R, V, A>, 'kind' | 'base' | 'form' | 'saving' | 'part'>;
  /** The version that the form started from. */
  base: R;
  /** The stored version. */
  theirs: R;
  /** The name of a field by its path. */
  labelOf: (path: string) => string;
  /** A value of the record as text. */
  show: (path: string, value: unknown) => string;
}

/** Compares the form, the version it started from and the stored one, and lets the user choose. */
export function RecordVersions<R extends SavedRecord, V extends object, A extends string>({
  editor,
  base,
  theirs,
  labelOf,
  show,
}: RecordVersionsProps<R, V, A>) {
  const t = useTranslations('form.conflict');
  const format = useFormatter();
  const { kind, form, saving, part } = editor;
  const stored = (record: R) => part(kind.toValues(record), record);
  const diff = diffRecords(part(form.model.snapshot().values, base), stored(base), stored(theirs));
  const time = format.dateTime(new Date(theirs.updatedAt), 'full');
  return (
    <ConflictDialog
      title={t('title')}
      note={t('note', { time, theirs: theirs.version, mine: base.version })}
      theirsLabel={t('theirs', { version: theirs.version })}
      diff={diff}
      labelOf={labelOf}
      show={show}
      onMerge={(choice) => saving.merge(diff.differences, choice)}
      onClose={saving.dismiss}
    />
  );
}
