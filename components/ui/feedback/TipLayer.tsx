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
  // Visible in forced-colors mode, where backgrounds are replaced.
  border: '1px solid transparent',
  '@media print': { display: 'none' },
});

/**
 * Tooltips of the whole frame: an element with `data-tip` shows its tooltip on hover, long press and focus. One layer
 * for all, because a tooltip component for each of a hundred buttons is rendered with each row and each view. Screen
 * readers get the text by the accessible name or `aria-description` instead.
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
