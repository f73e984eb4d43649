import { FlaskConical, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { useFrame } from '../frame-context';
import { resetAll } from './reset-demo';
import styles from './DemoMark.module.css';

export function DemoMark() {
  const t = useTranslations('layout');
  const { resetDemo } = useFrame();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        className={styles.mark}
        type="button"
        title={t('demo.text')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FlaskConical size={14} aria-hidden />
        <span>{t('demo.mark')}</span>
      </button>
      {anchor && (
        <LazyActionMenu
          anchor={anchor}
          actions={[{ key: 'reset', label: t('demo.reset'), icon: RotateCcw, run: () => resetAll(resetDemo) }]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
