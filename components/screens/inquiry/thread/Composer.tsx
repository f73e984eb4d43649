import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { TabRow } from '@/components/ui/tabs/TabRow';
import { PaneScroller } from '../panes';
import styles from './Composer.module.css';

interface ComposerProps {
  tab: 'reply' | 'quotation';
  onTab: (tab: 'reply' | 'quotation') => void;
  /** Stays rendered behind the quotation: files may be being uploaded. */
  reply: ReactNode;
  quotation: ReactNode;
}

/** Where the buyer is answered: by a reply, or by a quotation, whose sheet rises from there over the messages. */
export function Composer({ tab, onTab, reply, quotation }: ComposerProps) {
  const t = useTranslations('inquiry.composer');
  const id = useId();
  return (
    <div className={styles.root} data-tab={tab}>
      <TabRow
        aria-label={t('tabs')}
        value={tab}
        onChange={onTab}
        tabs={(['reply', 'quotation'] as const).map((name) => ({
          value: name,
          id: `${id}-${name}`,
          'aria-controls': `${id}-panel`,
          label: t(name),
        }))}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        <div hidden={tab !== 'reply'}>{reply}</div>
        {tab === 'quotation' && (
          <PaneScroller>
            <div className={styles.sheet}>{quotation}</div>
          </PaneScroller>
        )}
      </div>
    </div>
  );
}
