import { Upload } from 'lucide-react';
import styles from './DropSign.module.css';

export function DropSign({ text }: { text: string }) {
  return (
    <div className={styles.sign} aria-hidden>
      <Upload size={28} strokeWidth={1.7} />
      {text}
    </div>
  );
}
