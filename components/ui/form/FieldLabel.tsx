import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface FieldLabelProps {
  id: string;
  htmlFor: string | undefined;
  required: boolean;
  tag?: string;
  action?: ReactNode;
  count?: { now: number; max: number };
  children: ReactNode;
}

const Quiet = styled('span')({
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  fontWeight: 'var(--weight-regular)',
  color: 'var(--text-tertiary)',
});
const Star = styled('span')({
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  color: 'var(--error-text)',
  fontWeight: 'var(--weight-semibold)',
});
const Count = styled(Quiet)({
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: 'var(--error-text)', fontWeight: 'var(--weight-medium)' },
});

/** The line above an input: its name, the required mark, the language, a link, and the counter. */
export function FieldLabel({ id, htmlFor, required, tag, action, count, children }: FieldLabelProps) {
  const name = (
    <>
      {children}
      {tag && <Quiet> {tag}</Quiet>}
    </>
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '6px',
        minHeight: '1.25rem',
        minWidth: 0,
        '& > button': { marginBlock: '-2px' },
      }}
    >
      <FormLabel
        id={id}
        htmlFor={htmlFor}
        component={htmlFor ? 'label' : 'span'}
        required={false}
        sx={{ display: 'flex', alignItems: 'baseline', columnGap: '6px', minWidth: 0 }}
      >
        {name}
      </FormLabel>
      {required && <Star aria-hidden="true">*</Star>}
      <Box sx={{ flex: '1 0 0' }} />
      {action}
      {count && (
        <Count data-over={count.now > count.max || undefined}>
          {count.now} / {count.max}
        </Count>
      )}
    </Box>
  );
}
