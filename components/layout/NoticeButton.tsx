import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { notices } from '@/lib/api/notice';

const NoticePanel = lazyPart(() => import('./NoticePanel').then((module) => module.NoticePanel));

const Count = styled('span')({
  position: 'absolute',
  top: 0,
  right: -1,
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  background: 'var(--error-main)',
  color: 'var(--error-on)',
  boxShadow: '0 0 0 2px var(--header-bg)',
  fontSize: '0.6875rem',
  lineHeight: '16px',
  fontWeight: 600,
  textAlign: 'center',
  // The number is drawn, not written: it stands in the button's name already.
  '&::after': { content: 'attr(data-count)' },
});

/** More than this is shown as such; the button's name has the number. */
const MOST = 99;

/** Notifications: the badge is the platform's total, or nothing at 0. */
export function NoticeButton() {
  const t = useTranslations('layout');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { data } = useQuery(notices('notice'));
  const count = data?.total ?? 0;
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
        {count > 0 && <Count aria-hidden data-count={count > MOST ? `${MOST}+` : count} />}
      </LightIconButton>
      {anchor && (
        <Suspense>
          <NoticePanel anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
