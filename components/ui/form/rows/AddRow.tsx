import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button/Button';
import styles from './AddRow.module.css';

interface AddRowProps {
  label: string;
  /** The maximum number of rows has been reached. */
  full?: boolean;
  onAdd: () => void;
}

/** The button below the rows of a form that adds a row. */
export function AddRow({ label, full, onAdd }: AddRowProps) {
  return (
    <Button
      size="small"
      variant="text"
      disabled={full}
      startIcon={<Plus size={16} strokeWidth={1.7} aria-hidden="true" />}
      onClick={onAdd}
      className={styles.button}
    >
      {label}
    </Button>
  );
}
