import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';

const Line = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 10px 0 18px',
  borderBottom: '1px solid var(--border-subtle)',
  '& > svg': { flex: 'none', color: 'var(--text-tertiary)' },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 56,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'var(--text-primary)',
    font: 'inherit',
    fontSize: 'var(--type-title)',
  },
  '& input::placeholder': { color: 'var(--text-tertiary)', opacity: 1 },
});

interface PaletteInputProps {
  text: string;
  onText: (text: string) => void;
  onComposing: (composing: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  listId: string;
  activeId: string | undefined;
  /** Whether the list has options. */
  open: boolean;
}

export function PaletteInput(props: PaletteInputProps) {
  const { text, onText, onComposing, onKeyDown, onClose, listId, activeId, open } = props;
  const t = useTranslations('search');
  const action = useTranslations('entry.action');
  return (
    <Line>
      <Search size={18} aria-hidden />
      <input
        role="combobox"
        aria-label={t('title')}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder={t('hint')}
        value={text}
        maxLength={100}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        autoFocus
        onChange={(event) => onText(event.target.value)}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
        onKeyDown={onKeyDown}
      />
      <IconButton aria-label={action('close')} onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
    </Line>
  );
}
