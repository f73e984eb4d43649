import type { LucideIcon } from 'lucide-react';
import { IconAction } from '@/components/ui/button/IconAction';

interface RowActionProps {
  /** The exact name of the action. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  danger?: boolean;
  busy?: boolean;
}

/** One action of a row: an icon with a name. */
export function RowAction({ label, icon: Icon, onClick, danger, busy }: RowActionProps) {
  return (
    <IconAction size="small" label={label} color={danger ? 'error' : 'default'} onClick={onClick} aria-disabled={busy}>
      <Icon size={16} aria-hidden />
    </IconAction>
  );
}
