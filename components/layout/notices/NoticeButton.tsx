import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { nextPoll, notices } from '@/lib/api/notice';
import { HeaderCount } from '../header/HeaderCount';
import { PanelButton } from '../header/PanelButton';

const NoticePanel = lazyPart(() => import('./NoticePanel').then((module) => module.NoticePanel));

/** The badge shows the platform's total, hidden at 0. It polls without showing errors. */
export function NoticeButton() {
  const t = useTranslations('layout');
  const { data } = useQuery({ ...notices('notice'), refetchInterval: ({ state }) => nextPoll(state) });
  const count = data?.total ?? 0;
  return (
    <PanelButton
      label={count > 0 ? t('notice.labelCount', { count }) : t('notice.label')}
      part={NoticePanel}
      panel={(anchor, close) => <NoticePanel anchor={anchor} onClose={close} />}
    >
      <Bell size={18} strokeWidth={1.7} />
      <HeaderCount count={count} />
    </PanelButton>
  );
}
