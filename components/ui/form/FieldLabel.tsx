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
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 400,
  color: 'var(--text-tertiary)',
});
const Star = styled('span')({ fontSize: '0.8125rem', lineHeight: '20px', color: 'var(--error-text)', fontWeight: 600 });
const Count = styled(Quiet)({
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: 'var(--error-text)', fontWeight: 500 },
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
        alignItems: 'center',
        columnGap: '6px',
        minHeight: 20,
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
      <Box sx={{ flex: 1 }} />
      {action}
      {count && (
        <Count data-over={count.now > count.max || undefined}>
          {count.now} / {count.max}
        </Count>
      )}
    </Box>
  );
}
