import Box from '@mui/material/Box';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { Density } from './column';
import { Counted, QuietLine } from './Words';

interface FoldedProps {
  /** What is shown: on two lines, or on one the first of it. */
  lines: readonly (string | undefined)[];
  /** What is in the tooltip and read aloud only. */
  others: readonly string[];
  title: string;
  density: Density;
}

/** The first of several with the number of the others, so that all rows have one height. */
export function Folded({ lines: [first, second], others, title, density }: FoldedProps) {
  const whole = density === 'comfortable';
  const count = others.length > 0 && (
    <Box component="span" aria-hidden sx={{ color: 'var(--text-tertiary)' }}>
      +{others.length}
    </Box>
  );
  const rest = others.length > 0 && <VisuallyHidden> · {others.join(' · ')}</VisuallyHidden>;
  return (
    <div title={title}>
      <Counted>
        <span>{first}</span>
        {count}
      </Counted>
      {second && whole && <QuietLine>{second}</QuietLine>}
      {second && !whole && <VisuallyHidden> {second}</VisuallyHidden>}
      {rest}
    </div>
  );
}
