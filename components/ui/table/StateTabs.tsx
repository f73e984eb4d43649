import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useFormatter, useTranslations } from 'next-intl';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import type { Count } from './use-counts';

export interface StateTab {
  /** '' is all. */
  value: string;
  label: string;
  count: Count;
  /** Highlighted, because some records need attention. */
  urgent?: boolean;
}

interface StateTabsProps {
  tabs: readonly StateTab[];
  /** False if none is selected. */
  value: string | false;
  onChange: (value: string) => void;
}

/** The saved views of a list: its statuses with their counts. */
export function StateTabs({ tabs, value, onChange }: StateTabsProps) {
  const t = useTranslations('table');
  const format = useFormatter();
  return (
    <Tabs
      value={value}
      onChange={(_, next: string) => onChange(next)}
      aria-label={t('views')}
      variant="scrollable"
      scrollButtons={false}
      sx={{ flex: 'none', px: 1.5, borderBottom: 'var(--state-tabs-line, 1px) solid var(--border-subtle)' }}
    >
      {tabs.map((tab) => {
        const tone = tab.value === value ? 'primary' : tab.urgent && tab.count ? 'error' : 'neutral';
        return (
          <Tab
            key={tab.value}
            value={tab.value}
            label={
              <>
                {tab.label}
                {tab.count !== null && (
                  <CountBadge tone={tone}>{tab.count === undefined ? '…' : format.number(tab.count)}</CountBadge>
                )}
              </>
            }
          />
        );
      })}
    </Tabs>
  );
}
