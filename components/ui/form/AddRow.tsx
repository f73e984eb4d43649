import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';

interface AddRowProps {
  label: string;
  /** There are as many as there may be. */
  full?: boolean;
  onAdd: () => void;
}

/** Below the rows of a form: one more of them. */
export function AddRow({ label, full, onAdd }: AddRowProps) {
  return (
    <Button
      size="small"
      variant="text"
      disabled={full}
      startIcon={<Plus size={16} strokeWidth={1.7} aria-hidden="true" />}
      onClick={onAdd}
      sx={{ justifySelf: 'start', marginLeft: -1 }}
    >
      {label}
    </Button>
  );
}
