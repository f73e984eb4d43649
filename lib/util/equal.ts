/** Deep equality of two JSON values; a key whose value is undefined counts as absent. */
export function equal(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const a = left as Record<string, unknown>;
  const b = right as Record<string, unknown>;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  if (Array.isArray(left) && left.length !== (right as unknown[]).length) return false;
  return [...keys].every((key) => equal(a[key], b[key]));
}
