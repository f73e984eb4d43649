/**
 * The index that a key leads to in a row of buttons or a column of entries: arrows go round, Home and End go to the ends;
 * undefined for any other key (the toolbar and tabs patterns of WAI-ARIA).
 */
export function nextInRow(key: string, current: number, count: number, axis: 'x' | 'y' = 'x'): number | undefined {
  const [back, forward] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
