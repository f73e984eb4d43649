import { useDeferredValue } from 'react';
import { useFormState } from '../form/form-context';
import { FormNav } from '../form/links/FormNav';
import type { PlainKind } from './plain-kind';
import type { SavedRecord } from './record-kind';
import { doneSections, type FormSectionInfo } from '../form/sections';

interface RecordNavProps<R extends SavedRecord, V extends object> {
  kind: PlainKind<R, V>;
  sections: readonly FormSectionInfo[];
}

/** The sections of a plain record, with their errors and completeness. Deferred, so that it never delays typing. */
export function RecordNav<R extends SavedRecord, V extends object>({ kind, sections }: RecordNavProps<R, V>) {
  const values = useDeferredValue(useFormState((snapshot) => snapshot.values as V));
  const done = doneSections(sections, kind.toRecord(values, undefined).record, kind.check(values));
  return <FormNav sections={sections} done={done} notes={{}} />;
}
