import { useEffect } from 'react';

/** Milliseconds: hover before it opens, way into the tooltip, long press, time shown after a touch. */
const RESTS = 300;
const LEAVES = 100;
const HELD = 600;
const STAYS = 2000;

interface Tip {
  text: string;
  target: Element;
}

const tipOf = (node: EventTarget | null): Tip | undefined => {
  const target = node instanceof Element ? node.closest('[data-tip]') : null;
  const text = target?.getAttribute('data-tip');
  return target && text ? { text, target } : undefined;
};
const isLayer = (node: EventTarget | null) => node instanceof Element && node.closest('[data-tip-layer]') !== null;

/** A tooltip can be hovered itself; it closes by Escape (WCAG 1.4.13), click, scrolling, or with its element. */
export function useTip(show: (tip: Tip | undefined) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: Tip | undefined;
    const set = (tip: Tip | undefined) => {
      clearTimeout(timer);
      if (tip === shown) return;
      shown = tip?.target.isConnected === false ? undefined : tip;
      show(shown);
    };
    const later = (tip: Tip | undefined, milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => set(tip), milliseconds);
    };
    const listeners: Partial<Record<keyof DocumentEventMap, (event: never) => void>> = {
      pointerover: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        const tip = tipOf(target);
        if (isLayer(target) || (tip && tip.target === shown?.target)) clearTimeout(timer);
        else if (tip) later(tip, RESTS);
        else later(undefined, LEAVES);
      },
      pointerdown: ({ target, pointerType }: PointerEvent) => {
        set(undefined);
        const tip = pointerType === 'touch' ? tipOf(target) : undefined;
        if (tip) later(tip, HELD);
      },
      pointerup: () => later(undefined, shown ? STAYS : 0),
      pointercancel: () => set(undefined),
      focusin: ({ target }: FocusEvent) => {
        if (target instanceof Element && target.matches(':focus-visible')) set(tipOf(target));
      },
      focusout: () => set(undefined),
      keydown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') set(undefined);
      },
      scroll: () => set(undefined),
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) document.addEventListener(name, listener, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of entries) document.removeEventListener(name, listener, { capture: true });
    };
  }, [show]);
}
