import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { DraggableDialog } from '@/components/ui/feedback/DraggableDialog';
import { isHeld, keysOf, setSingleKeys, SHORTCUTS, singleKeysAtom, type ShortcutName } from '@/lib/state/shortcuts';
import { useAtomValue } from '@/lib/state/store';
import { COMMANDS } from './commands';
import type { OverlayProps } from '../Overlays';
import { useCommandContext } from './use-commands';

const Keys = styled('dl')({
  margin: 0,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: '2.5rem',
    borderBottom: '1px solid var(--border-subtle)',
  },
  '& dd': { margin: 0 },
  '& [data-off]': { color: 'var(--text-tertiary)', textDecoration: 'line-through' },
  '& kbd': {
    display: 'inline-block',
    minWidth: '1.5rem',
    padding: '0 7px',
    border: '1px solid var(--border-default)',
    borderBottomWidth: 2,
    borderRadius: 'var(--radius-chip)',
    background: 'var(--surface-base)',
    color: 'var(--text-secondary)',
    font: 'inherit',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.375rem',
    textAlign: 'center',
  },
});

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
        <Keys>
          {NAMES.filter(isThere).map((name) => (
            <div key={name}>
              <dt>{t(`of.${name}`)}</dt>
              <dd data-off={(!isHeld(name) && !singleKeys) || undefined}>
                <kbd>{keysOf(name)}</kbd>
              </dd>
            </div>
          ))}
        </Keys>
        <FormControlLabel
          control={
            <Switch
              checked={singleKeys}
              onChange={(_, on) => setSingleKeys(on)}
              slotProps={{ input: { 'aria-describedby': hintId } }}
            />
          }
          label={t('single')}
          sx={{ marginTop: 2 }}
        />
        <Typography id={hintId} variant="caption" color="textSecondary" component="p" sx={{ marginTop: 0.5 }}>
          {t('singleHint')}
        </Typography>
      </DialogContent>
    </DraggableDialog>
  );
}
