import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useAtomValue } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { PanelButton } from './PanelButton';
import styles from './open-pages.module.css';

const OpenPagesPanel = lazyPart(() => import('../tabs/OpenPagesPanel').then((module) => module.OpenPagesPanel));

/** In place of the tabs bar, where the window is narrow: how many pages are open, and the list of them. */
export function OpenPagesButton() {
  const t = useTranslations('layout.tabs');
  const tabs = useAtomValue(tabsAtom).filter((tab) => tab.shown);
  return (
    <PanelButton
      label={t('open', { count: tabs.length })}
      part={OpenPagesPanel}
      panel={(anchor, close) => <OpenPagesPanel anchor={anchor} tabs={tabs} onClose={close} />}
    >
      <span className={styles.count}>{tabs.length}</span>
    </PanelButton>
  );
}
