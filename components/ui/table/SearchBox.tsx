import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { useShortcut } from '@/components/ui/layout/use-shortcut';
import { keysOf, singleKeysAtom } from '@/lib/state/shortcuts';
import { useAtomValue } from '@/lib/state/store';
import { isComposing } from '@/lib/util/browser/composing';
import { TOUCH, below } from '@/lib/theme/breakpoints';

const Form = styled('form')({
  // Shrinks before a last filter would stand alone in a second row.
  flex: '1 1 168px',
  maxWidth: 232,
  [below.desk]: { flexBasis: 220, maxWidth: 'none' },
  [below.phone]: { flex: 1, minWidth: 0 },
  '& .MuiOutlinedInput-root': { width: '100%', padding: '0 9px', gap: 3 },
  // The buttons in the field are smaller than the field.
  '& button': { width: '1.5rem', height: '1.5rem' },
  // The icon's button has room enough around it.
  [TOUCH]: { '& button': { width: 44, height: 44 }, '& .MuiOutlinedInput-root': { padding: 0, gap: 0 } },
  '& kbd': {
    minWidth: '1.125rem',
    height: '1.125rem',
    borderRadius: 'var(--radius-mark)',
    border: '1px solid var(--border-default)',
    color: 'var(--text-tertiary)',
    font: 'inherit',
    fontSize: 'var(--type-micro)',
    lineHeight: '1rem',
    textAlign: 'center',
  },
  [`${below.desk}, (hover: none)`]: { '& kbd': { display: 'none' } },
});

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
    <Form role="search" aria-label={label} onSubmit={submit}>
      <OutlinedInput
        size="small"
        value={text}
        placeholder={label}
        inputRef={input}
        autoFocus={autoFocus}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
          if (event.key === 'Escape' && text) clear();
        }}
        slotProps={{ input: { 'aria-label': label, maxLength: 100, enterKeyHint: 'search' } }}
        startAdornment={
          <IconAction type="submit" size="small" label={t('search')}>
            <Search size={16} aria-hidden />
          </IconAction>
        }
        endAdornment={
          text ? (
            <IconAction size="small" label={t('clearSearch')} onClick={clear}>
              <X size={14} aria-hidden />
            </IconAction>
          ) : (
            singleKeys && !autoFocus && <kbd aria-hidden>{keysOf('find')}</kbd>
          )
        }
      />
    </Form>
  );
}
