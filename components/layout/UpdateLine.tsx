import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { LightTextButton } from '@/components/ui/button/light-buttons';
import { useAtomValue } from '@/lib/state/store';
import { updateAtom } from '@/lib/state/update';

const Line = styled('div')({
  position: 'fixed',
  left: 16,
  bottom: 16,
  zIndex: 1400,
  '& p': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '5px 6px 5px 14px',
    border: '1px solid var(--border-subtle)',
    borderRadius: 'var(--radius-panel)',
    background: 'var(--surface-raised)',
    color: 'var(--text-primary)',
    boxShadow: 'var(--shadow-md)',
    fontSize: 'var(--type-small)',
  },
});

/**
 * A newer build is available. It is loaded when the user agrees; with unsaved input the browser asks first (app/Root).
 * The reloaded page activates the new service worker (app/pwa).
 */
export function UpdateLine() {
  const t = useTranslations('entry.update');
  const ready = useAtomValue(updateAtom);
  return (
    <Line role="status">
      {ready && (
        <p>
          {t('text')}
          <LightTextButton type="button" onClick={() => location.reload()}>
            {t('action')}
          </LightTextButton>
        </p>
      )}
    </Line>
  );
}
