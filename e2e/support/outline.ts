import { expect, type Locator } from 'playwright/test';

/** Rows of a list, table or tree that are kept. */
const MAX_ROWS = 2;
const ALIKE = /^(row|listitem|option|article|treeitem)\b/;

interface Line {
  depth: number;
  text: string;
}

const read = (line: string): Line => ({ depth: line.search(/\S/), text: line.trim() });

/** The footer belongs to the frame, and appears a moment after the screen. */
const FOOTER = /^- text: ©/;

/** An ARIA snapshot with two of the rows of each list, table or tree, so that it shows what there is, not how much. */
export function shortened(snapshot: string): string {
  const kept: string[] = [];
  /** Rows so far among the children of each ancestor, by depth. */
  const counts = new Map<number, number>();
  let hidden = Infinity;
  for (const line of snapshot.split('\n')) {
    const { depth, text } = read(line);
    if (depth > hidden || FOOTER.test(text)) continue;
    hidden = Infinity;
    for (const level of counts.keys()) if (level > depth) counts.delete(level);
    if (ALIKE.test(text.replace(/^- '?/, ''))) {
      const count = (counts.get(depth) ?? 0) + 1;
      counts.set(depth, count);
      if (count > MAX_ROWS) {
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

/** Equal snapshots in a row after which a part counts as finished; that of a long form takes seconds on a busy machine. */
const EQUAL_SNAPSHOTS = 3;
const FINISHED_WITHIN = 30_000;

/** Roles and names in a part of the page, once it is loaded and nothing changes any more. */
export async function outlineOf(part: Locator): Promise<string> {
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        const now = await part.ariaSnapshot();
        if (isLoading(now) || now !== seen.at(-1)) seen.splice(0);
        return seen.push(now);
      },
      { intervals: [150, 200, 250], timeout: FINISHED_WITHIN },
    )
    .toBeGreaterThanOrEqual(EQUAL_SNAPSHOTS);
  return seen.at(-1) ?? '';
}
