import type { useTranslations } from 'next-intl';
import { showMessage } from '@/lib/state/messages';
import { toggleFullscreen } from '@/lib/util/browser/fullscreen';

/** Shows a message if the browser does not support it (specification 8). */
export function switchFullscreen(t: ReturnType<typeof useTranslations<'layout'>>): void {
  toggleFullscreen().catch(() => showMessage('error', t('header.fullscreenFailed')));
}
