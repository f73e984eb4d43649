import { INQUIRY_LIMITS } from '@/lib/api/inquiry-schema';

/** What is done with a label on several inquiries; a label without an entry stays as it is on each. */
export type TagChanges = Readonly<Record<string, boolean>>;

type Tagged = { tags: readonly string[] };

/** A label may have the name of something that every object has, such as "constructor". */
const changeOf = (changes: TagChanges, tag: string) => (Object.hasOwn(changes, tag) ? changes[tag] : undefined);

/** Whether all, none or some (undefined) of the inquiries have a label, after the changes. */
export function tagState(rows: readonly Tagged[], tag: string, changes: TagChanges): boolean | undefined {
  const changed = changeOf(changes, tag);
  if (changed !== undefined) return changed;
  const having = rows.filter(({ tags }) => tags.includes(tag)).length;
  return having === rows.length ? true : having === 0 ? false : undefined;
}

/** The labels of an inquiry after the changes: its own in their order, then the new ones. */
export function changedTags({ tags }: Tagged, changes: TagChanges): string[] {
  const kept = tags.filter((tag) => changeOf(changes, tag) !== false);
  const added = Object.keys(changes).filter((tag) => changes[tag] && !kept.includes(tag));
  return [...kept, ...added];
}

export const hasTooManyTags = (rows: readonly Tagged[], changes: TagChanges) =>
  rows.some((row) => changedTags(row, changes).length > INQUIRY_LIMITS.tags);

/** The labels of an inquiry after an undo: only what was changed is taken back, of what it has by now. */
export const undoneTags = (now: readonly string[], before: readonly string[], after: readonly string[]): string[] => [
  ...now.filter((tag) => before.includes(tag) || !after.includes(tag)),
  ...before.filter((tag) => !after.includes(tag) && !now.includes(tag)),
];
