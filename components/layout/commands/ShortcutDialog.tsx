import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { DialogContent } from '@/components/ui/feedback/dialog/dialog-parts';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { DraggableDialog } from '@/components/ui/feedback/dialog/DraggableDialog';
import { Switch } from '@/components/ui/form/choice/choice';
import { isHeld, keysOf, setSingleKeys, SHORTCUTS, singleKeysAtom, type ShortcutName } from '@/lib/state/shortcuts';
import { useAtomValue } from '@/lib/state/store';
import { COMMANDS } from './commands';
import type { OverlayProps } from '../overlay';
import { useCommandContext } from './use-commands';
import styles from './ShortcutDialog.module.css';

const NAMES = Object.keys(SHORTCUTS) as ShortcutName[];

/** Lists every shortcut; its switch turns off those of a single character (WCAG 2.1.4). */
export function ShortcutDialog({ onClose }: OverlayProps) {
  const t = useTranslations('search.keys');
  const context = useCommandContext();
  const singleKeys = useAtomValue(singleKeysAtom);
  const hintId = useId();
  const isThere = (name: ShortcutName) => {
    const command = COMMANDS.find(({ shortcut }) => shortcut === name);
    return !command || command.isOn(context);
  };
  return (
    <DraggableDialog title={t('title')} onClose={onClose}>
      <DialogContent>
        <dl className={styles.keys}>
          {NAMES.filter(isThere).map((name) => (
            <div key={name}>
              <dt>{t(`of.${name}`)}</dt>
              <dd data-off={(!isHeld(name) && !singleKeys) || undefined}>
                <kbd>{keysOf(name)}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <Switch
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.target.checked)}
          aria-describedby={hintId}
          label={t('single')}
          className={space.above16}
        />
        <Text id={hintId} variant="caption" as="p" tone="secondary" className={space.above4}>
          {t('singleHint')}
        </Text>
      </DialogContent>
    </DraggableDialog>
  );
}
