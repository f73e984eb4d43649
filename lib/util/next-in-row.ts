/**
 * The index that a key leads to in a row of buttons, tabs or radios: arrows go round, Home and End go to the ends;
 * undefined for any other key (the toolbar and tabs patterns of WAI-ARIA).
 */
export function nextInRow(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
