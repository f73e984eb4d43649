import { styled } from '@mui/material/styles';
import type { ReactNode, SyntheticEvent } from 'react';

const Fields = styled('fieldset')({
  display: 'contents',
  '& :is(input, textarea, button, [contenteditable], [role="combobox"])': { cursor: 'default' },
  '& .MuiInputBase-root, & [contenteditable]': { background: 'var(--surface-sunken)' },
});

/** Fields that are no native ones, such as the text editor, do not know that they are disabled: nothing reaches them. */
const stop = (event: SyntheticEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) return;
  if (event.nativeEvent instanceof KeyboardEvent && event.nativeEvent.key === 'Tab') return;
  event.stopPropagation();
  if (event.type !== 'mousedown' && event.type !== 'pointerdown') event.preventDefault();
};
const BLOCKED = {
  onClickCapture: stop,
  onMouseDownCapture: stop,
  onPointerDownCapture: stop,
  onKeyDownCapture: stop,
  onBeforeInputCapture: stop,
  onPasteCapture: stop,
  onCutCapture: stop,
  onDragOverCapture: stop,
  onDropCapture: stop,
};

/** The fields of a form that can be read and not be changed. */
export const ReadOnlyFields = ({ children }: { children: ReactNode }) => (
  <Fields disabled {...BLOCKED}>
    {children}
  </Fields>
);
