import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { TIP } from '@/lib/theme/components/css';
import { placeTip } from './place-tip';
import { useTip } from './use-tip';

const Bubble = styled('div')({
  ...TIP,
  position: 'fixed',
  zIndex: 1500,
  top: 0,
  left: 0,
  maxWidth: 'min(300px, calc(100vw - 16px))',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  overflowWrap: 'anywhere',
  // Told from the page where colours are the reader's own.
  border: '1px solid transparent',
  '@media print': { display: 'none' },
});

/**
 * The tips of the whole frame: whatever says `data-tip` shows it to a pointer that rests on it, to a finger that stays
 * and to the keys. One layer for all: a tip of its own behind each of a hundred buttons is built with each row and woken
 * with each view. Screen readers are told otherwise: by the name of a button, or `aria-description`.
 */
export function TipLayer() {
  const [tip, setTip] = useState<{ text: string; target: Element }>();
  useTip(setTip);
  const place = useCallback(
    (bubble: HTMLElement | null) => {
      if (!bubble || !tip) return;
      const { left, top } = placeTip(tip.target.getBoundingClientRect(), bubble.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      bubble.style.translate = `${left}px ${top}px`;
    },
    [tip],
  );
  return (
    tip && (
      <Bubble ref={place} aria-hidden data-tip-layer>
        {tip.text}
      </Bubble>
    )
  );
}
