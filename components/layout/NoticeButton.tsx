import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';
import { notices } from '@/lib/api/notice';

const NoticePanel = lazy(() => import('./NoticePanel').then((module) => ({ default: module.NoticePanel })));

/** Notifications: the badge is the platform's total, or nothing at 0. */
export function NoticeButton() {
  const t = useTranslations('layout');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { data } = useQuery(notices('notice'));
  const count = data?.total ?? 0;
  const label = count > 0 ? t('notice.labelCount', { count }) : t('notice.label');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
          <Badge badgeContent={count} color="error" max={99} aria-hidden>
            <Bell size={18} strokeWidth={1.7} />
          </Badge>
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <NoticePanel anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
