import Dialog from '@mui/material/Dialog';
import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent } from 'react';
import { useLockedKey } from '@/components/ui/permission/use-locked-key';
import { isComposing } from '@/lib/util/browser/composing';
import type { OverlayProps } from '../overlay';
import type { PaletteItem } from './items';
import { PaletteInput } from './PaletteInput';
import { optionId, PaletteList } from './PaletteList';
import { PaletteState } from './PaletteState';
import { usePalette } from './use-palette';
import styles from './SearchPalette.module.css';

function PaletteFoot() {
  const t = useTranslations('search');
  return (
    <div className={styles.foot} aria-hidden>
      <span>
        <kbd>↑↓</kbd>
        {t('foot.choose')}
      </span>
      <span>
        <kbd>Enter</kbd>
        {t('foot.open')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('foot.close')}
      </span>
    </div>
  );
}

/** Pages, commands and records of this session, filtered while typing (WAI-ARIA combobox with a listbox). */
export function SearchPalette({ onClose }: OverlayProps) {
  const t = useTranslations('search');
  const listId = useId();
  const [text, setText] = useState('');
  const [composing, setComposing] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const keyword = text.trim();
  const { sections, waiting, error, retry, choose } = usePalette(keyword, composing);
  const items = sections.flatMap((section) => section.items);
  const active = items.find(({ id }) => id === pointed) ?? items[0];

  const lockedKey = useLockedKey();
  const run = (item: PaletteItem) => {
    if (item.writes && lockedKey()) return;
    onClose();
    choose(item);
  };
  const point = (index: number) => setPointed(items[(index + items.length) % items.length]?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = active ? items.indexOf(active) : -1;
    const moves: Record<string, () => void> = {
      ArrowDown: () => point(at + 1),
      ArrowUp: () => point(at - 1),
      Enter: () => active && run(active),
    };
    const move = moves[event.key];
    if (!move || event.shiftKey) return;
    event.preventDefault();
    if (items.length > 0) move();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      slotProps={{ paper: { 'aria-label': t('title'), className: styles.paper } }}
    >
      <PaletteInput
        text={text}
        onText={(next) => {
          setText(next);
          setPointed(undefined);
        }}
        onComposing={setComposing}
        onKeyDown={onKeyDown}
        onClose={onClose}
        listId={listId}
        activeId={active && optionId(listId, active)}
        open={items.length > 0}
      />
      {items.length > 0 && (
        <PaletteList
          id={listId}
          label={t('results')}
          sections={sections}
          active={active}
          onPoint={({ id }) => setPointed(id)}
          onChoose={run}
        />
      )}
      <PaletteState keyword={keyword} count={items.length} waiting={waiting} error={error} onRetry={retry} />
      <PaletteFoot />
    </Dialog>
  );
}
