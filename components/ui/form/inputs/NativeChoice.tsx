import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { TEXT, TextFrame } from '../text/text-box';
import styles from './NativeChoice.module.css';

interface NativeChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  fullWidth?: boolean;
  /** `option` and `optgroup`. */
  children: ReactNode;
}

/** A choice in a table of a dialog, by the browser's own list: dozens of them cost little. */
export function NativeChoice({ label, value, onChange, fullWidth, children }: NativeChoiceProps) {
  return (
    <TextFrame
      size="small"
      className={styles.frame}
      end={<ChevronDown size={16} aria-hidden />}
      data-wide={fullWidth ? '' : undefined}
    >
      <select className={TEXT} value={value} aria-label={label} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </TextFrame>
  );
}
