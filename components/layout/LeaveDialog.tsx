import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useAtom } from '@/lib/state/store';
import { framePart } from './frame-parts';
import { leaveRequestAtom } from './tab-actions';

const ConfirmDialog = framePart(
  lazyPart(() => import('@/components/ui/feedback/ConfirmDialog').then((module) => module.ConfirmDialog)),
);

/** Asks before typed text goes out of sight. */
export function LeaveDialog() {
  const t = useTranslations('layout');
  const [request, setRequest] = useAtom(leaveRequestAtom);
  if (!request) return null;
  const close = () => setRequest(undefined);
  return (
    <Suspense>
      <ConfirmDialog
        open
        danger
        title={t('leave.title')}
        confirmLabel={t('leave.discard')}
        onClose={close}
        onConfirm={() => {
          close();
          request.proceed();
        }}
      >
        {t('leave.text', { count: request.count })}
      </ConfirmDialog>
    </Suspense>
  );
}
