/**
 * A value fresh from JSON in which absent fields are absent: null means the same (contract 1). Null inside a list stays,
 * as a row that cannot be read. It changes the value itself, and needs no stack of calls however deep the value is.
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
