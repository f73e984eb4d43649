import Button from '@mui/material/Button';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { RowAction } from '../rows/RowAction';

interface ActionButtonsProps {
  actions: readonly MenuAction[];
  /** Disabled while a change is pending. */
  busy?: boolean;
}

/** Actions for one row, as icons. */
export function RowButtons({ actions, busy }: ActionButtonsProps) {
  return actions.map(
    ({ key, label, icon, danger, run }) =>
      icon && <RowAction key={key} label={label} icon={icon} danger={danger} busy={busy} onClick={run} />,
  );
}

/** Actions for all selected rows, in the bar below the list. */
export function BulkButtons({ actions }: ActionButtonsProps) {
  return actions.flatMap(({ key, label, icon: Icon, divided, disabled, run }) => [
    divided && <hr key={`${key}-rule`} aria-hidden />,
    <Button
      key={key}
      variant="text"
      color="inherit"
      size="small"
      disabled={disabled}
      startIcon={Icon && <Icon size={16} aria-hidden />}
      onClick={run}
    >
      {label}
    </Button>,
  ]);
}
