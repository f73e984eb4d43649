import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type FocusEvent,
} from 'react';
import { EDGE, insideWindow } from '@/components/ui/layout/inside-window';
import { nextInRow } from '@/lib/util/next-in-row';

/** Milliseconds: the first avoids opening while the pointer passes, the second lets it cross the gap to the panel. */
const OPEN_AFTER = 90;
const CLOSE_AFTER = 200;

export type PanelSide = 'right' | 'below';

function place(anchor: HTMLElement, panel: HTMLElement, side: PanelSide): void {
  panel.style.maxHeight = `${window.innerHeight - 2 * EDGE}px`;
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = side === 'right' ? box.right + EDGE : box.left;
  const top = side === 'right' ? box.top : box.bottom + EDGE / 2;
  panel.style.left = `${insideWindow(left, width, window.innerWidth)}px`;
  panel.style.top = `${insideWindow(top, height, window.innerHeight)}px`;
}

const focusableIn = (panel: HTMLElement | null) =>
  [...(panel?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].filter((element) => element.offsetParent);

/**
 * A panel beside a menu entry, open while the pointer or the focus is on either. It is in the browser's top layer, so
 * that no scroll container clips it, and next to its entry in the document, so that Tab moves into it.
 */
export function useHoverPanel<Anchor extends HTMLElement>(side: PanelSide) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<Anchor>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wantsFocus = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (!open || !anchor.current || !panel.current) return;
    panel.current.showPopover?.();
    place(anchor.current, panel.current, side);
    if (wantsFocus.current) focusableIn(panel.current)[0]?.focus();
    wantsFocus.current = false;
    const close = () => setOpen(false);
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [open, side]);

  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? OPEN_AFTER : CLOSE_AFTER);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const leave = () => {
    now(false);
    anchor.current?.focus();
  };
  const enter = () => {
    wantsFocus.current = true;
    if (open) focusableIn(panel.current)[0]?.focus();
    else now(true);
  };

  const isInPanel = (target: EventTarget) => target instanceof Node && Boolean(panel.current?.contains(target));
  const step = (event: KeyboardEvent) => {
    const all = focusableIn(panel.current);
    const to = nextInRow(event.key, all.indexOf(document.activeElement as HTMLElement), all.length, 'y');
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      leave();
    } else if (isInPanel(event.target)) {
      if (event.key === 'ArrowLeft' && side === 'right') leave();
      else step(event);
    }
  };

  return {
    open,
    anchor,
    panel,
    enter,
    show: () => now(true),
    leave,
    /** For the element that contains entry and panel. */
    holder: {
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && later(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && later(false),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) later(false);
      },
      onKeyDown: keyDown,
    },
  };
}
