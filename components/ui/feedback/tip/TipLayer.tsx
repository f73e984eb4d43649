import { useCallback, useState } from 'react';
import { placeTip } from './place-tip';
import { useTip } from './use-tip';
import styles from './TipLayer.module.css';

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
      <div className={styles.bubble} ref={place} aria-hidden data-tip-layer>
        {tip.text}
      </div>
    )
  );
}
