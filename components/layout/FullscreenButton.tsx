import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isFullscreen, onFullscreenChange } from '@/lib/util/fullscreen';
import { CommandButton } from './CommandButton';

/** Enters and leaves full screen; its name follows the browser, which can leave by itself. */
export function FullscreenButton() {
  const Icon = useSyncExternalStore(onFullscreenChange, isFullscreen) ? Minimize : Maximize;
  return (
    <CommandButton command="fullscreen">
      <Icon size={18} strokeWidth={1.7} />
    </CommandButton>
  );
}
