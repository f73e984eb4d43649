/** The index among the others at which an element was dropped, before or after another one. */
export function dropIndex(keys: readonly string[], key: string, anchor: string, side: 'before' | 'after'): number {
  const others = keys.filter((other) => other !== key);
  return others.indexOf(anchor) + (side === 'after' ? 1 : 0);
}
