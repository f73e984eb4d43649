import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/util/browser/composing';
import { enter, neighbour, type CellReading, type OpenCell } from './cell-edit';
import { CellNote } from './CellNote';
import styles from './cells.module.css';

interface CellEditorProps {
  cell: string;
  label: string;
  unit?: string;
  /** The text of the value as it is. */
  saved: string;
  open: Pick<OpenCell<object>, 'text' | 'error'>;
  /** It takes the focus when it is opened. */
  focused: boolean;
  read: (typed: string) => CellReading<object>;
  /** `withFocus`: the cell keeps the focus. */
  onSave: (part: object, typed: string, withFocus: boolean) => void;
  onRefuse: (typed: string, issue: Extract<CellReading<object>, { issue: unknown }>['issue']) => void;
  onClose: (withFocus: boolean) => void;
}

/** Enter saves, Esc gives up, Tab saves and opens the next cell; leaving it saves too. */
export function CellEditor(props: CellEditorProps) {
  const { cell, label, unit, saved, open, read, onSave, onRefuse, onClose } = props;
  const [typed, setTyped] = useState(open.text);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [takesFocus] = useState(props.focused);
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const note = useId();
  useLayoutEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [takesFocus]);

  const close = (withFocus: boolean) => {
    done.current = true;
    onClose(withFocus);
  };
  /** Returns false if the text cannot be saved. */
  const submit = (withFocus: boolean): boolean => {
    if (typed.trim() === saved) {
      close(withFocus);
      return true;
    }
    const reading = read(typed);
    if ('issue' in reading) {
      onRefuse(typed, reading.issue);
      return false;
    }
    done.current = true;
    onSave(reading.part, typed, withFocus);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey } = event;
    if (isComposing(event.nativeEvent)) return;
    // From a refused text to the buttons below it.
    const toNote = !shiftKey && open.error && open.error.kind !== 'issue' && typed === open.text;
    const leaves = key === 'Tab' && event.target === input.current && !toNote;
    if (key !== 'Enter' && key !== 'Escape' && !leaves) return;
    if (key === 'Enter' && event.target !== input.current) return;
    event.stopPropagation();
    // Otherwise the same press would open the cell again, because its button gets the focus.
    if (key === 'Enter') event.preventDefault();
    if (key === 'Enter') submit(true);
    else if (key === 'Escape') close(true);
    else {
      const next = box && neighbour(box, shiftKey ? -1 : 1);
      const saves = submit(false);
      if (next || !saves) event.preventDefault();
      if (saves && next) enter(next);
    }
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    // The window lost the focus, or a button of the note has it.
    if (done.current || document.activeElement === input.current || box?.contains(relatedTarget)) return;
    // What was refused stays as it is until it is changed.
    if (!open.error || typed !== open.text) submit(false);
  };
  return (
    <div
      ref={setBox}
      className={styles.editor}
      data-cell={cell}
      data-invalid={open.error && ''}
      onKeyDown={press}
      onBlur={blur}
    >
      {unit && <span aria-hidden>{unit}</span>}
      <input
        ref={input}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={open.error ? true : undefined}
        aria-describedby={open.error && note}
        onChange={(event) => setTyped(event.target.value)}
      />
      {open.error && (
        <CellNote id={note} anchor={box} error={open.error} onAgain={() => submit(true)} onCancel={() => close(true)} />
      )}
    </div>
  );
}
