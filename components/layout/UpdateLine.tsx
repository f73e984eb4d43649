import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { useAtomValue } from '@/lib/state/store';
import { updateAtom } from '@/lib/state/update';
import styles from './UpdateLine.module.css';

/**
 * A newer build is available. It is loaded when the user agrees; with unsaved input the browser asks first (app/Root).
 * The reloaded page activates the new service worker (app/pwa).
 */
export function UpdateLine() {
  const t = useTranslations('entry.update');
  const ready = useAtomValue(updateAtom);
  return (
    <div className={styles.line} role="status">
      {ready && (
        <p>
          {t('text')}
          <Button size="small" variant="text" onClick={() => location.reload()}>
            {t('action')}
          </Button>
        </p>
      )}
    </div>
  );
}
