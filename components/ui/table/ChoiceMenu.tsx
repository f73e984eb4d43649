import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { useWasOpen } from '@/components/ui/layout/use-opened';
import styles from './ChoiceMenu.module.css';

interface ChoiceMenuProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** A menu with one selected choice. */
export function ChoiceMenu({ label, choices, value, onChange, anchor, onClose }: ChoiceMenuProps) {
  const isKnown = useWasOpen(anchor !== null);
  if (!isKnown) return null;
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          role="menuitemradio"
          aria-checked={choice.value === value}
          selected={choice.value === value}
          onClick={() => {
            onChange(choice.value);
            onClose();
          }}
          className={styles.item}
        >
          {choice.label}
          {choice.value === value && <Check size={16} aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  );
}
