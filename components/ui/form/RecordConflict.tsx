import { useFormatter, useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from './ConflictDialog';
import { diffRecords } from './diff-records';
import type { SavedRecord } from './record-kind';
import type { RecordEditor } from './use-record-editor';

interface RecordConflictProps<R extends SavedRecord, V extends FieldValues, A extends string> {
  editor: RecordEditor<R, V, A>;
  /** The name of a field by its path. */
  labelOf: (path: string) => string;
  /** A value of the record in words. */
  show: (path: string, value: unknown) => string;
}

/** Somebody else saved this record meanwhile: all three versions in the same form, field by field. */
export function RecordConflict<R extends SavedRecord, V extends FieldValues, A extends string>({
  editor,
  labelOf,
  show,
}: RecordConflictProps<R, V, A>) {
  const t = useTranslations('form.conflict');
  const format = useFormatter();
  const { kind, base, form, saving, part } = editor;
  const theirs = saving.conflict?.theirs;
  if (!theirs || !base) return null;
  const stored = (record: R) => part(kind.toValues(record), record);
  const diff = diffRecords(part(form.getValues(), base), stored(base), stored(theirs));
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
