import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import styles from './PaletteInput.module.css';

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
    <div className={styles.line}>
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
      <IconAction label={action('close')} onClick={onClose}>
        <X size={18} aria-hidden />
      </IconAction>
    </div>
  );
}
