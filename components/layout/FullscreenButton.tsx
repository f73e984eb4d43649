import { Maximize, Minimize } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { showMessage } from '@/lib/state/messages';
import { isFullscreen, onFullscreenChange, toggleFullscreen } from '@/lib/util/fullscreen';

/** Enters and leaves full screen; its name follows the browser, which can leave by itself. */
export function FullscreenButton() {
  const t = useTranslations('layout');
  const full = useSyncExternalStore(onFullscreenChange, isFullscreen);
  const label = t(full ? 'header.exitFullscreen' : 'header.fullscreen');
  const Icon = full ? Minimize : Maximize;
  const toggle = () => toggleFullscreen().catch(() => showMessage('error', t('header.fullscreenFailed')));
  return (
    <LightIconButton type="button" aria-label={label} title={label} onClick={() => void toggle()}>
      <Icon size={18} strokeWidth={1.7} />
    </LightIconButton>
  );
}
