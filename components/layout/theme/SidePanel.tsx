import { Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import styles from './SidePanel.module.css';

const SideActions = lazyWithTexts(() => import('./SideActions').then((module) => module.SideActions), ['theme']);

export function SidePanel() {
  const t = useTranslations('layout');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [used, setUsed] = useState(false);
  const label = t('header.panel');
  return (
    <aside aria-label={label}>
      <button
        className={styles.handle}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Sparkles size={14} />
      </button>
      {used && (
        <PartBoundary onFail={() => setUsed(false)}>
          <Suspense>
            <SideActions anchor={anchor} onClose={() => setAnchor(undefined)} />
          </Suspense>
        </PartBoundary>
      )}
    </aside>
  );
}
