import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { getConfig } from '@/lib/config/config';
import { isPreviewLocked } from '@/lib/config/preview';
import { useOnline } from '@/lib/util/browser/online';
import { Notice } from './Notice';

/** A real deployment never loads it. */
const PreviewNotice = lazyPart(() => import('./PreviewNotice').then((module) => module.PreviewNotice));

/** Permanent notices above the views: no connection, or a read-only host. The demo needs no connection. */
export function FrameNotices() {
  const t = useTranslations('entry');
  const offline = !useOnline() && !getConfig().demo;
  return (
    <div role="status">
      {offline && (
        <Notice icon={<WifiOff size={16} aria-hidden />} title={t('offline.banner')} text={t('offline.bannerText')} />
      )}
      {isPreviewLocked() && (
        <Suspense>
          <PreviewNotice />
        </Suspense>
      )}
    </div>
  );
}
