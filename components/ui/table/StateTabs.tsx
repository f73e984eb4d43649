import { Star } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { TabRow } from '@/components/ui/tabs/TabRow';
import type { Count } from './use-counts';
import styles from './StateTabs.module.css';

export interface StateTab {
  /** '' is all. */
  value: string;
  label: string;
  count: Count;
  /** Highlighted, because some records need attention. */
  urgent?: boolean;
  /** Saved by the user: with a star; `changed` if the list differs from it now. */
  own?: { changed: boolean };
}

interface StateTabsProps {
  tabs: readonly StateTab[];
  /** False if none is selected. */
  value: string | false;
  onChange: (value: string) => void;
  /** Buttons after the tabs. */
  tools?: ReactNode;
}

/** The views of a list: its statuses with their counts, then those that the user has saved. */
export function StateTabs({ tabs, value, onChange, tools }: StateTabsProps) {
  const t = useTranslations('table');
  const format = useFormatter();
  return (
    <div className={styles.row}>
      <TabRow
        aria-label={t('views')}
        value={value}
        onChange={onChange}
        tabs={tabs.map((tab) => {
          const tone = tab.value === value ? 'primary' : tab.urgent && tab.count ? 'error' : 'neutral';
          return {
            value: tab.value,
            label: (
              <>
                {tab.own && <Star size={14} aria-hidden />}
                {tab.label}
                {tab.own?.changed && <span className={styles.changedMark} role="img" aria-label={t('own.changed')} />}
                {tab.count !== null && (
                  <CountBadge tone={tone}>{tab.count === undefined ? '…' : format.number(tab.count)}</CountBadge>
                )}
              </>
            ),
          };
        })}
      />
      {tools}
    </div>
  );
}
