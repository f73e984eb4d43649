import { FieldNotes } from './FieldNotes';
import { fieldId, useFormHandle, useIssue } from '../form-context';

/** What is wrong at a path whose input has no room of its own for a sentence. */
export function PathNotes({ path }: { path: string }) {
  const { formId } = useFormHandle();
  return <FieldNotes id={`${fieldId(formId, path)}-notes`} issue={useIssue(path)} />;
}
