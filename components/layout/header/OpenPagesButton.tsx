import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useAtomValue } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { framePart } from '../frame-parts';
import styles from './open-pages.module.css';

const OpenPagesPanel = framePart(
  lazyPart(() => import('../tabs/OpenPagesPanel').then((module) => module.OpenPagesPanel)),
);

/** In place of the tabs bar, where the window is narrow: how many pages are open, and the list of them. */
export function OpenPagesButton() {
  const t = useTranslations('layout.tabs');
  const tabs = useAtomValue(tabsAtom).filter((tab) => tab.shown);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = t('open', { count: tabs.length });
  return (
    <>
      <LightIconButton
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.count}>{tabs.length}</span>
      </LightIconButton>
      {anchor && (
        <Suspense>
          <OpenPagesPanel anchor={anchor} tabs={tabs} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
