import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { useAnchor } from '@/components/ui/layout/use-anchor';

interface ColumnsMenuProps {
  columns: readonly { key: string; title: string; hideable?: boolean }[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const t = useTranslations('table');
  const menu = useAnchor();
  const toggle = (key: string) =>
    onChange(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <>
      <IconAction label={t('columns')} aria-haspopup="menu" aria-expanded={menu.open} onClick={menu.show}>
        <Columns3 size={16} aria-hidden />
      </IconAction>
      <Menu
        anchorEl={menu.anchor}
        open={menu.open}
        onClose={menu.hide}
        slotProps={{ list: { 'aria-label': t('columns') } }}
      >
        {columns
          .filter((column) => column.hideable !== false)
          .map((column) => {
            const shown = !hidden.includes(column.key);
            return (
              <MenuItem
                key={column.key}
                role="menuitemcheckbox"
                aria-checked={shown}
                onClick={() => toggle(column.key)}
              >
                <Check aria-hidden visibility={shown ? undefined : 'hidden'} />
                {column.title}
              </MenuItem>
            );
          })}
        <Divider />
        <MenuItem disabled={hidden.length === 0} onClick={() => onChange([])}>
          {t('showAllColumns')}
        </MenuItem>
      </Menu>
    </>
  );
}
