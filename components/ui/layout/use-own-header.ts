import { useLayoutEffect } from 'react';

/**
 * Whether the screen has a header and back button of its own: the document then has `data-own-header` while the screen is
 * in front, and the frame's header makes way on phones.
 */
export function useOwnHeader(isOwn: boolean): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-own-header', isOwn);
    return () => documentElement.removeAttribute('data-own-header');
  }, [isOwn]);
}
