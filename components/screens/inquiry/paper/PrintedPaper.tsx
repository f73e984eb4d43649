import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './PrintedPaper.module.css';

const PRINTING = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'body > :not([data-printed])': { display: 'none !important' },
    'html, body': {
      position: 'static !important',
      height: 'auto !important',
      overflow: 'visible !important',
      background: '#fff !important',
    },
  },
};

/** While mounted, printing the page prints this alone. */
export function PrintedPaper({ children }: { children: ReactNode }) {
  return createPortal(
    <div className={styles.root} data-printed="">
      <GlobalStyles styles={PRINTING} />
      {children}
    </div>,
    document.body,
  );
}

/** Prints under a title of its own: browsers take it for the name of the PDF. */
export function printAs(title: string): void {
  const before = document.title;
  document.title = title;
  window.print();
  document.title = before;
}
