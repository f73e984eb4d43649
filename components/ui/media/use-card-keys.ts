import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Pixels; cards of one row may differ by rounding. */
const SAME_LINE = 2;

function beside(cards: readonly HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const ahead = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top > here.top + SAME_LINE : box.top < here.top - SAME_LINE));
  const nearest = (down ? Math.min : Math.max)(...ahead.map(({ box }) => box.top));
  return ahead
    .filter(({ box }) => Math.abs(box.top - nearest) <= SAME_LINE)
    .sort((a, b) => Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left))[0]?.card;
}

function target(cards: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = cards.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return cards[at + 1];
    case 'ArrowLeft':
      return cards[at - 1];
    case 'ArrowDown':
      return beside(cards, from, true);
    case 'ArrowUp':
      return beside(cards, from, false);
    case 'Home':
      return cards[0];
    case 'End':
      return cards.at(-1);
    default:
      return undefined;
  }
}

/**
 * Arrow keys, Home and End among cards in rows. One card is in the tab order: the last that had the focus, at first the
 * first. A card is an element with `data-card` and its id; the focus is set on its descendant that matches `within`.
 */
export function useCardKeys(ids: readonly string[], within: string) {
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && ids.includes(last) ? last : ids[0];
  const cardOf = (element: EventTarget) => (element as HTMLElement).closest<HTMLElement>('[data-card]');
  return {
    isStop: (id: string) => id === stop,
    handlers: {
      onFocus: (event: FocusEvent) => setLast(cardOf(event.target)?.dataset.card ?? last),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const from = cardOf(event.target);
        if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
        const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
        const next = target(cards, from, event.key);
        if (!next) return;
        event.preventDefault();
        next.querySelector<HTMLElement>(within)?.focus();
      },
    },
  };
}
