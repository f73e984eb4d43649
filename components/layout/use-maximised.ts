import { useEffect } from 'react';
import { store, useAtomValue } from '@/lib/state/store';
import { maximisedAtom } from '@/lib/state/tabs';
import { isField } from '@/lib/state/shortcuts';
import { isComposing } from '@/lib/util/composing';

/**
 * While the content fills the window, the html element says so, and app/globals.css takes menu and header out of the
 * way. It ends with Escape and with the tabs bar, which has the button for it.
 */
export function useMaximised(): boolean {
  const on = useAtomValue(maximisedAtom);
  useEffect(() => {
    if (!on) return;
    const root = document.documentElement;
    root.toggleAttribute('data-maximised', true);
    const leave = (event: KeyboardEvent) => {
      // Escape in a field belongs to the field.
      const isFree = !event.defaultPrevented && !isComposing(event) && !isField(event.target);
      if (event.key === 'Escape' && isFree) store.set(maximisedAtom, false);
    };
    window.addEventListener('keydown', leave);
    return () => {
      root.removeAttribute('data-maximised');
      window.removeEventListener('keydown', leave);
    };
  }, [on]);
  return on;
}
