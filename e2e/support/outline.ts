import { expect, type Locator } from 'playwright/test';

/** Of rows that are alike, this many stand for all. */
const SHOWN = 2;
const ALIKE = /^(row|listitem|option|article|treeitem)\b/;

interface Line {
  depth: number;
  text: string;
}

const read = (line: string): Line => ({ depth: line.search(/\S/), text: line.trim() });

/** An ARIA snapshot with two of the rows of each list, table or tree, so that it shows what there is, not how much. */
export function shortened(snapshot: string): string {
  const kept: string[] = [];
  /** How many rows were met among the children of each ancestor, by depth. */
  const met = new Map<number, number>();
  let hidden = Infinity;
  for (const line of snapshot.split('\n')) {
    const { depth, text } = read(line);
    if (depth > hidden) continue;
    hidden = Infinity;
    for (const level of met.keys()) if (level > depth) met.delete(level);
    if (ALIKE.test(text.replace(/^- '?/, ''))) {
      const count = (met.get(depth) ?? 0) + 1;
      met.set(depth, count);
      if (count > SHOWN) {
        hidden = depth;
        continue;
      }
    }
    kept.push(line);
  }
  return `${kept.join('\n')}\n`;
}

const isLoading = (snapshot: string) =>
  /progressbar "(正在加载|Loading)/.test(snapshot) || snapshot.trim().split('\n').length < 3;

/** How often a part has to look the same before it is taken for finished. */
const TIMES = 3;

/** Roles and names in a part of the page, once it stands and nothing changes any more. */
export async function outlineOf(part: Locator): Promise<string> {
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        const now = await part.ariaSnapshot();
        if (isLoading(now) || now !== seen.at(-1)) seen.splice(0);
        return seen.push(now);
      },
      { intervals: [150, 200, 250] },
    )
    .toBeGreaterThanOrEqual(TIMES);
  return seen.at(-1) ?? '';
}
