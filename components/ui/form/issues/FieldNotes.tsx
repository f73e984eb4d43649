import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import type { Issue } from './issues';
import { useIssueText } from './use-issue-text';

interface FieldNotesProps {
  id: string;
  issue: Issue | undefined;
  hint?: ReactNode;
}

/** Below an input: its issue, else its hint. */
export function FieldNotes({ id, issue, hint }: FieldNotesProps) {
  const text = useIssueText();
  if (!issue && !hint) return null;
  return (
    <FormHelperText id={id} error={issue !== undefined} component="div">
      {issue ? text(issue) : hint}
    </FormHelperText>
  );
}
