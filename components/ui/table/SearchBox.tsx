import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { TextBox } from '@/components/ui/form/text/text-box';
import { useShortcut } from '@/components/ui/layout/use-shortcut';
import { keysOf, singleKeysAtom } from '@/lib/state/shortcuts';
import { useAtomValue } from '@/lib/state/store';
import { isComposing } from '@/lib/util/browser/composing';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  label: string;
  /** The current keyword. */
  value: string;
  onSearch: (text: string) => void;
  /** Focused when mounted: the user has opened it to search. */
  autoFocus?: boolean;
}

/** Searches on Enter or a click on the icon; an Enter that ends an IME composition does not. */
export function SearchBox({ label, value, onSearch, autoFocus }: SearchBoxProps) {
  const t = useTranslations('table');
  const input = useRef<HTMLInputElement>(null);
  const singleKeys = useAtomValue(singleKeysAtom);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address has changed, by this box or otherwise: the box shows its keyword.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useShortcut('find', () => input.current?.focus());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const clear = () => {
    setText('');
    if (value) onSearch('');
    input.current?.focus();
  };
  return (
    <form className={styles.form} role="search" aria-label={label} onSubmit={submit}>
      <TextBox
        size="small"
        value={text}
        placeholder={label}
        ref={input}
        autoFocus={autoFocus}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
          if (event.key === 'Escape' && text) clear();
        }}
        aria-label={label}
        maxLength={100}
        enterKeyHint="search"
        start={
          <IconAction type="submit" size="small" label={t('search')}>
            <Search size={16} aria-hidden />
          </IconAction>
        }
        end={
          text ? (
            <IconAction size="small" label={t('clearSearch')} onClick={clear}>
              <X size={14} aria-hidden />
            </IconAction>
          ) : (
            singleKeys && !autoFocus && <kbd aria-hidden>{keysOf('find')}</kbd>
          )
        }
      />
    </form>
  );
}
