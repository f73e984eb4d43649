import { useState } from 'react';

const SIGN = '/';

/**
 * Whether the templates are open at the caret: from a `/` in an empty box until Escape or the choice of one. What follows
 * the sign looks for a template.
 */
export function useSlash(content: string) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [shown, setShown] = useState<{ listId: string; currentId: string }>();
  const open = anchor && content.startsWith(SIGN) ? { anchor, query: content.slice(SIGN.length) } : undefined;
  const close = () => setAnchor(undefined);
  return {
    open,
    close,
    onType: (box: HTMLElement, next: string) => {
      if (content === '' && next === SIGN) setAnchor(box);
      else if (!next.startsWith(SIGN) || next.includes('\n')) close();
    },
    aria: open && shown ? { 'aria-controls': shown.listId, 'aria-activedescendant': shown.currentId } : {},
    /** The list with its current option. */
    setShown,
  };
}

export type Slash = ReturnType<typeof useSlash>;
