import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { TabRow } from '@/components/ui/tabs/TabRow';
import { notices } from '@/lib/api/notice';
import { NoticeList } from './NoticeList';
import { useClearNotices } from './use-clear-notices';
import styles from './NoticePanel.module.css';

const TYPES = [
  ['notice', 'notice.tabNotice'],
  ['email', 'notice.tabEmail'],
] as const;

/** Both types of notifications; each click on a tab fetches them again (specification 2). */
export function NoticePanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useTranslations('layout');
  const [type, setType] = useState<'notice' | 'email'>('notice');
  const client = useQueryClient();
  const query = useQuery(notices(type));
  const clear = useClearNotices();
  return (
    <DialogPopover anchor={anchor} label={t('notice.label')} align="right" width={380} onClose={onClose}>
      <TabRow
        aria-label={t('notice.label')}
        look="divided"
        value={type}
        onChange={setType}
        tabs={TYPES.map(([value, key]) => ({
          value,
          label: t(key),
          onClick: () => void client.invalidateQueries({ queryKey: ['notice', value] }),
        }))}
      />
      <NoticeList query={query} type={type} onFollow={onClose} />
      <div className={styles.end}>
        {/* Not disabled: a disabled button loses the focus, and then Escape would not close the panel. */}
        <Button variant="text" onClick={clear} {...lockOf()}>
          {t('notice.clear')}
        </Button>
      </div>
    </DialogPopover>
  );
}
