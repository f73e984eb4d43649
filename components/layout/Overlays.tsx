import { Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { isShortcut } from '@/lib/state/shortcuts';
import { useAtomValue } from '@/lib/state/store';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { closeOverlay, overlayAtom, type Overlay } from './overlay';
import { OverlayBoundary } from './OverlayBoundary';
import { useCommands } from './use-commands';

export interface OverlayProps {
  onClose: () => void;
}

/** The code and texts of each come when it is first opened. */
const PARTS: Record<Overlay, ComponentType<OverlayProps>> = {
  search: lazyWithTexts(() => import('./search/SearchPalette').then((module) => module.SearchPalette), ['search']),
  errors: lazyWithTexts(() => import('./errors/ErrorDialog').then((module) => module.ErrorDialog), ['account']),
  password: lazyWithTexts(
    () => import('./password/PasswordDialog').then((module) => module.PasswordDialog),
    ['account', 'form'],
  ),
  shortcuts: lazyWithTexts(
    () => import('./shortcuts/ShortcutDialog').then((module) => module.ShortcutDialog),
    ['search'],
  ),
};

/** The keys of commands, wherever the focus is. */
function useCommandKeys() {
  const { commands, context } = useCommands();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commands.find(({ shortcut }) => shortcut && isShortcut(event, shortcut));
    if (!command) return;
    event.preventDefault();
    if (!event.repeat) command.run(context);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** What opens over the frame. It closes with the frame: behind a public page, and at the end of the session. */
export function Overlays() {
  const overlay = useAtomValue(overlayAtom);
  useCommandKeys();
  useEffect(() => closeOverlay, []);
  if (!overlay) return null;
  const Part = PARTS[overlay];
  return (
    <OverlayBoundary key={overlay}>
      <Suspense>
        <Part onClose={closeOverlay} />
      </Suspense>
    </OverlayBoundary>
  );
}
