import { ENTITIES } from './entities';
import { COMMON, OWN, type Fields } from './fields';

export const title = (name: string) => name[0]!.toUpperCase() + name.slice(1);

const FIELDS: Readonly<Record<string, Fields>> = {
  ...OWN,
  ...Object.assign({}, ...ENTITIES.map(({ parts }) => parts)),
  ...Object.fromEntries(ENTITIES.map(({ name, fields }) => [title(name), fields])),
};

/** Who says what the fields of a schema mean: the longest name that it begins with. */
const ownerOf = (schema: string) =>
  Object.keys(FIELDS)
    .filter((name) => schema.startsWith(name))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

/** What a field means, by its path below a schema: `Product`, `packaging`, `size`. */
export function meaningOf([schema = '', ...path]: readonly string[]): string | undefined {
  // A part that has a table of its own is described by it, wherever it occurs.
  const part = path.findLastIndex((name, index) => index < path.length - 1 && title(name) in FIELDS);
  const owner = part < 0 ? ownerOf(schema) : title(path[part]!);
  const ends = path.slice(part + 1).map((_, index, below) => below.slice(index).join('.'));
  return ends.flatMap((end) => [FIELDS[owner]?.[end], COMMON[end]]).find((text) => text !== undefined);
}
