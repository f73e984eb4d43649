import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isApiError } from '@/lib/api/request/errors';
import { useErrorText } from '@/lib/i18n/error-text';
import { isComposing } from '@/lib/util/browser/composing';
import { TextBox } from '../form/text/text-box';
import type { TreeEdit } from './tree-types';
import styles from './NameField.module.css';

/** Enter and blur save, Escape restores the former name. A refused name stays, with the reason beside it. */
export function NameField({ edit, onDone }: { edit: TreeEdit; onDone: () => void }) {
  const errorText = useErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(edit.value);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string>();
  useEffect(() => input.current?.select(), []);

  const close = (focusBack: boolean) => {
    edit.close();
    if (focusBack) onDone();
  };
  const save = async (byKey: boolean) => {
    const name = text.trim();
    if (busy) return;
    if (name === '' || name === edit.value) return close(byKey);
    setBusy(true);
    try {
      await edit.save(name);
      close(byKey);
    } catch (error) {
      const [first] = Object.values((isApiError(error) && error.fields) || {});
      setWhy(first ?? errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.root}>
      <TextBox
        autoFocus
        size="small"
        value={text}
        ref={input}
        readOnly={busy}
        placeholder={edit.label}
        onChange={(event) => {
          setText(event.target.value);
          setWhy(undefined);
        }}
        // Not when the whole window loses the focus, nor again for a name that was refused.
        onBlur={() => document.hasFocus() && why === undefined && void save(false)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter') void save(true);
          if (event.key === 'Escape' && !busy) close(true);
        }}
        aria-label={edit.label}
        aria-describedby={why === undefined ? undefined : id}
        aria-invalid={why !== undefined}
        maxLength={edit.maxLength}
        enterKeyHint="done"
      />
      {why !== undefined && (
        <div className="why" id={id} role="alert">
          <CircleAlert size={14} strokeWidth={1.7} aria-hidden />
          {why}
        </div>
      )}
    </div>
  );
}
