import type { ReactNode } from 'react';
import type { Issue } from './issues';
import { useIssueText } from './use-issue-text';
import styles from '../Field.module.css';

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
    <div id={id} className={styles.notes} data-wrong={issue ? '' : undefined} data-notes="">
      {issue ? text(issue) : hint}
    </div>
  );
}
