import { isRecord, isText } from '@/lib/util/guards';

/** A file of messages with every text changed, by its key and the line it has in the file. */
export function changeLeaves(texts: object, change: (text: string, key: string, line: number) => string): object {
  // npm run i18n:check guarantees one line per key and per bracket of a group, so lines can be counted.
  let line = 1;
  const walk = (group: object, path: string): object => {
    const changed = Object.entries(group).map(([name, value]: [string, unknown]) => {
      line += 1;
      const key = path === '' ? name : `${path}.${name}`;
      if (isText(value)) return [name, change(value, key, line)];
      if (!isRecord(value)) return [name, value];
      const below = walk(value, key);
      line += 1;
      return [name, below];
    });
    return Object.fromEntries(changed) as object;
  };
  return walk(texts, '');
}
