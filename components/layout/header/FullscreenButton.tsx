import { Maximize, Minimize } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { isFullscreen, onFullscreenChange } from '@/lib/util/browser/fullscreen';
import { switchFullscreen } from './switch-fullscreen';

/** The label follows the browser's state, because the browser can leave full screen by itself. */
export function FullscreenButton() {
  const t = useTranslations('layout');
  const full = useSyncExternalStore(onFullscreenChange, isFullscreen);
  const label = t(full ? 'header.exitFullscreen' : 'header.fullscreen');
  const Icon = full ? Minimize : Maximize;
  return (
    <IconAction label={label} onClick={() => switchFullscreen(t)}>
      <Icon size={18} strokeWidth={1.7} />
    </IconAction>
  );
}
