import { useEffect, useEffectEvent } from 'react';
import { isShortcut, type ShortcutName } from '@/lib/state/shortcuts';

/** Runs on a shortcut while the view is in front. */
export function useShortcut(name: ShortcutName, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, name)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
