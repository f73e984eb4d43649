import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { NoticeList } from './NoticeList';
import { useClearNotices, useNotices, useUndoClear } from './use-notices';

const TYPES = [
  ['notice', 'notice.tabNotice'],
  ['email', 'notice.tabEmail'],
] as const;

/** Both types of notifications; each click on a tab fetches them again (specification 2). */
export function NoticePanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useTranslations('layout');
  const [type, setType] = useState<'notice' | 'email'>('notice');
  const client = useQueryClient();
  const { query, page } = useNotices(type);
  const clear = useClearNotices();
  const undo = useUndoClear();
  const clearButton = useRef<HTMLButtonElement>(null);
  const feedback = useTranslations('feedback');
  return (
    <DialogPopover anchor={anchor} label={t('notice.label')} align="right" width={380} onClose={onClose}>
      <Tabs
        value={type}
        onChange={(_, next: 'notice' | 'email') => setType(next)}
        aria-label={t('notice.label')}
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {TYPES.map(([value, key]) => (
          <Tab
            key={value}
            value={value}
            label={t(key)}
            onClick={() => void client.invalidateQueries({ queryKey: ['notice', value] })}
          />
        ))}
      </Tabs>
      <NoticeList query={query} page={page} type={type} onFollow={onClose} />
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', textAlign: 'right' }}>
        {/* The undo button of the message cannot be reached by keyboard while the panel traps the focus. */}
        {undo && (
          <Button
            variant="text"
            onClick={() => {
              clearButton.current?.focus();
              undo();
            }}
          >
            {feedback('undo')}
          </Button>
        )}
        {/* Not disabled: a disabled button loses the focus, and then Escape would not close the panel. */}
        <Button ref={clearButton} variant="text" onClick={clear} {...lockOf()}>
          {t('notice.clear')}
        </Button>
      </Box>
    </DialogPopover>
  );
}
