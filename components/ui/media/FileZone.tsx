import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { TOUCH } from '@/lib/theme/breakpoints';
import { useFileDrop } from './use-file-drop';

const Zone = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '32px 16px',
  textAlign: 'center',
  borderRadius: 'var(--radius-card)',
  border: '1.5px dashed var(--border-strong)',
  color: 'var(--text-secondary)',
  '& svg': { color: 'var(--text-tertiary)' },
  '&[data-over]': { borderColor: 'var(--primary-main)', backgroundColor: 'var(--surface-hover)' },
  '& strong': { color: 'var(--text-primary)' },
  // Nothing can be dragged there by a finger.
  [TOUCH]: { '& strong': { display: 'none' } },
  '& p': { margin: 0, fontSize: 'var(--type-small)' },
});

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
    <Zone data-over={over || undefined}>
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
    </Zone>
  );
}
