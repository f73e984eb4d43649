import type { ReactNode, SyntheticEvent } from 'react';
import { ReadOnlyContext } from './form-context';
import styles from './ReadOnlyFields.module.css';

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
    <fieldset disabled {...BLOCKED} className={styles.fields}>
      {children}
    </fieldset>
  </ReadOnlyContext>
);
