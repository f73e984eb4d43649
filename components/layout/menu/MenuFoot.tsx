import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VERSION } from '@/lib/config/version';
import { openOverlay } from '../overlay';
import styles from './MenuFoot.module.css';

export function MenuFoot({ children }: { children?: ReactNode }) {
  const t = useTranslations();
  return (
    <div className={styles.line}>
      {t('entry.app.version', { version: VERSION })}
      {children ?? (
        <button className={styles.hint} type="button" aria-haspopup="dialog" onClick={() => openOverlay('shortcuts')}>
          {t('layout.menu.shortcuts')} <kbd aria-hidden>?</kbd>
        </button>
      )}
    </div>
  );
}
