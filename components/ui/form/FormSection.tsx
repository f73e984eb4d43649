import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Panel } from '../layout/Panel';
import { fieldId, useFormHandle } from './form-context';
import { sectionPath } from './sections';

interface FormSectionProps {
  id: string;
  title: string;
  /** A secondary text after the heading. */
  note?: ReactNode;
  /** To the right of the heading: a counter, or a choice for the whole section. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card of fields under a heading. */
export function FormSection({ id, title, note, aside, children }: FormSectionProps) {
  const { formId } = useFormHandle();
  return (
    <Panel id={fieldId(formId, sectionPath(id))} title={title} note={note} aside={aside}>
      <Box sx={{ display: 'grid', gap: '14px', minWidth: 0, padding: { xs: '0 16px 16px', sm: '0 20px 20px' } }}>
        {children}
      </Box>
    </Panel>
  );
}
