import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import styles from './cells.module.css';
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
  const count = others.length > 0 && (
    <span aria-hidden className={styles.others}>
      +{others.length}
    </span>
  );
  const rest = others.length > 0 && <VisuallyHidden> · {others.join(' · ')}</VisuallyHidden>;
  if (!second)
    return (
      <div className={styles.counted} title={title}>
        <span>{first}</span>
        {count}
        {rest}
      </div>
    );
  return (
    <div title={title}>
      <Counted>
        <span>{first}</span>
        {count}
      </Counted>
      {density === 'comfortable' ? <QuietLine>{second}</QuietLine> : <VisuallyHidden> {second}</VisuallyHidden>}
      {rest}
    </div>
  );
}
