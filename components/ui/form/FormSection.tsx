import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fieldId, useFormHandle } from './form-context';
import { sectionPath } from './sections';

interface FormSectionProps {
  id: string;
  title: string;
  /** A quiet sentence after the heading. */
  note?: ReactNode;
  /** Right of the heading: a counter or a choice that governs the section. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card of fields under a heading. */
export function FormSection({ id, title, note, aside, children }: FormSectionProps) {
  const { formId } = useFormHandle();
  const elementId = fieldId(formId, sectionPath(id));
  return (
    <Card
      component="section"
      id={elementId}
      tabIndex={-1}
      aria-labelledby={`${elementId}-title`}
      sx={{
        padding: { xs: '14px 16px 16px', sm: '16px 20px 20px' },
        display: 'grid',
        gap: '14px',
        minWidth: 0,
        scrollMarginTop: 20,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.5,
          minHeight: aside ? 32 : 0,
        }}
      >
        <Typography variant="h6" component="h2" id={`${elementId}-title`}>
          {title}
        </Typography>
        {note && (
          <Typography variant="caption" color="textSecondary">
            {note}
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {aside}
      </Box>
      {children}
    </Card>
  );
}
