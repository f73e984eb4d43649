import { styled } from '@mui/material/styles';
import type { ReactNode, SyntheticEvent } from 'react';
import { ReadOnlyContext } from './form-context';

const Fields = styled('fieldset')({
  display: 'contents',
  '& :is(input, textarea, button, [contenteditable], [role="combobox"])': { cursor: 'default' },
  // Texts are read as a whole: nothing to scroll, for which there would be no tab stop.
  '&& .rich-text-body': { maxHeight: 'none' },
  '& .MuiInputBase-root, & [contenteditable]': { background: 'var(--surface-sunken)' },
});

/** Keys that leave a field or scroll in it. */
const MOVING = /^(Tab|Arrow.+|Page.+|Home|End)$/;

/** Fields that are no native ones, such as the text editor, do not know that they are disabled: nothing reaches them. */
const stop = (event: SyntheticEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) return;
  if (event.nativeEvent instanceof KeyboardEvent && MOVING.test(event.nativeEvent.key)) return;
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
  <ReadOnlyContext value={true}>
    <Fields disabled {...BLOCKED}>
      {children}
    </Fields>
  </ReadOnlyContext>
);
