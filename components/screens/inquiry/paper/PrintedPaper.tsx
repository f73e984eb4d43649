import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Beside the page, because everything else is hidden when this is printed: menus, dialogs, messages. A4 less margins. */
const Root = styled('div')({ display: 'none', '@media print': { display: 'block', maxWidth: '182mm' } });

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
    <Root data-printed="">
      <GlobalStyles styles={PRINTING} />
      {children}
    </Root>,
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
