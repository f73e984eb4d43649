import * as v from './schema';

/** The paths at which a record with another value at one path is refused. */
export function refusedAt(schema: v.Schema, record: object, path: string, value: unknown): string[] {
  const changed = structuredClone(record) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce((at, key) => (at[key] ??= {}) as Record<string, unknown>, changed);
  parent[last] = value;
  const found = v.safeParse(schema, changed).issues ?? [];
  return [...new Set(found.map((issue) => (issue.path ?? []).map(({ key }) => String(key)).join('.')))];
}

export const textOf = (length: number) => 'x'.repeat(length);
export const times = <T>(count: number, item: (at: number) => T) => Array.from({ length: count }, (_, at) => item(at));
