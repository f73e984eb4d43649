import { FieldNotes } from './FieldNotes';
import { fieldId, useFormHandle, useIssue } from '../form-context';

/** The issue of a path whose input has no room for a message. */
export function PathNotes({ path }: { path: string }) {
  const { formId } = useFormHandle();
  return <FieldNotes id={`${fieldId(formId, path)}-notes`} issue={useIssue(path)} />;
}
