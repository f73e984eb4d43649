/**
 * A parsed JSON value without its null properties, because the contract treats null as absent (contract 1). Null in a
 * list is kept, as a row that cannot be read. It changes the value in place, and without recursion, so that deep values
 * do not overflow the stack.
 */
export function withoutNulls(value: unknown): unknown {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const isList = Array.isArray(next);
    for (const [key, field] of Object.entries(next)) {
      if (typeof field === 'object' && field !== null) open.push(field);
      else if (field === null && !isList) Reflect.deleteProperty(next, key);
    }
  }
  return value;
}
