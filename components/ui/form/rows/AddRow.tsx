import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button/Button';
import styles from './AddRow.module.css';

interface AddRowProps {
  /** Can say how many rows can still be added. */
  label: string | ((left: number) => string);
  /** How many rows there are, and can be. */
  rows: number;
  max: number;
  onAdd: () => void;
}

/** The button below the rows of a form that adds a row. */
export function AddRow({ label, rows, max, onAdd }: AddRowProps) {
  // A record may have more than the limit.
  const left = Math.max(0, max - rows);
  return (
    <Button
      size="small"
      variant="text"
      disabled={left === 0}
      startIcon={<Plus size={16} strokeWidth={1.7} aria-hidden="true" />}
      onClick={onAdd}
      className={styles.button}
    >
      {typeof label === 'string' ? label : label(left)}
    </Button>
  );
}
