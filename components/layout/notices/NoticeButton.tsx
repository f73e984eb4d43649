import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { nextPoll } from '@/lib/api/notice';
import { framePart } from '../frame-parts';
import { HeaderCount } from '../header/HeaderCount';
import { useNotices } from './use-notices';

const NoticePanel = framePart(lazyPart(() => import('./NoticePanel').then((module) => module.NoticePanel)));

/** The badge shows the platform's total, hidden at 0. It polls without showing errors. */
export function NoticeButton() {
  const t = useTranslations('layout');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { page } = useNotices('notice', nextPoll);
  const count = page?.total ?? 0;
  const label = count > 0 ? t('notice.labelCount', { count }) : t('notice.label');
  return (
    <>
      <LightIconButton
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bell size={18} strokeWidth={1.7} />
        <HeaderCount count={count} />
      </LightIconButton>
      {anchor && (
        <Suspense>
          <NoticePanel anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
