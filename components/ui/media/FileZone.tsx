import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { useFileDrop } from './use-file-drop';
import styles from './FileZone.module.css';

interface FileZoneProps {
  /** Of the button and the file input. */
  label: string;
  /** Endings of files, as an input takes them. */
  accept: string;
  onFile: (file: File) => void;
  /** Above the button; what is `strong` invites to drop a file. */
  children: ReactNode;
  /** Below it. */
  more?: ReactNode;
}

/** A place for one file: chosen by the button, dropped anywhere on the page, or pasted. */
export function FileZone({ label, accept, onFile, children, more }: FileZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const over = useFileDrop(([file]) => file && onFile(file));
  return (
    <div className={styles.zone} data-over={over || undefined}>
      {children}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button variant="contained" onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      {more}
    </div>
  );
}
