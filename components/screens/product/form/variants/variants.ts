import type { OptionValues, VariantValues } from '../product-values';

/** An option is used once it has a name and a value. */
const isUsable = ({ name, values }: OptionValues) => name.trim() !== '' && values.length > 0;

export function combinations(options: readonly OptionValues[]): Record<string, string>[] {
  const usable = options.filter(isUsable);
  if (usable.length === 0) return [];
  return usable.reduce<Record<string, string>[]>(
    (made, { name, values }) =>
      made.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value }))),
    [{}],
  );
}

export const countCombinations = (options: readonly OptionValues[]): number => {
  const usable = options.filter(isUsable);
  return usable.length === 0 ? 0 : usable.reduce((count, { values }) => count * values.length, 1);
};

const agree = (left: Record<string, string>, right: Record<string, string>) =>
  Object.entries(left).every(([name, value]) => right[name] === undefined || right[name] === value);

type Names = ReadonlyMap<string, string>;

/** Current name of each former option. With an unchanged number of options they are matched by index, else by name. */
function namesNow(before: readonly OptionValues[], after: readonly OptionValues[]): Names {
  const pairs = before.flatMap(({ name }, at): [string, string][] => {
    const now = before.length === after.length ? after[at] : after.find((option) => option.name === name);
    return now ? [[name, now.name]] : [];
  });
  return new Map(pairs);
}

const keyOf = (options: Record<string, string>) => JSON.stringify(Object.entries(options).sort());

/**
 * Rows after a change of the options. A row whose combination still exists keeps its SKU, price and stock, even if an
 * option is renamed, added or removed; a combination that the supplier deleted stays deleted; new values add rows.
 */
export function applyOptions(
  before: readonly OptionValues[],
  options: readonly OptionValues[],
  rows: readonly VariantValues[],
  make: (options: Record<string, string>) => VariantValues,
): VariantValues[] {
  const after = options.filter(isUsable);
  const names = namesNow(before, after);
  const rename = (entries: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([name, value]) => (names.has(name) ? [[names.get(name)!, value]] : [])),
    );
  const left = rows.map((row) => ({ row, options: rename(row.options) }));
  const used = new Set<VariantValues>();
  const known = new Set(combinations(before).map((combination) => keyOf(rename(combination))));
  return combinations(after).flatMap((combination) => {
    const found = left.find(({ row, options: own }) => !used.has(row) && agree(own, combination));
    if (found) {
      used.add(found.row);
      return [{ ...found.row, options: combination }];
    }
    return known.has(keyOf(combination)) ? [] : [make(combination)];
  });
}

interface Numbering {
  /** The product's SKU, before the number. */
  sku: string;
  max: number;
  /** The rows that were numbered before and never saved, with the SKU that they got: while they have it, it may change. */
  open: ReadonlyMap<string, string>;
}

/** Rows with the product's SKU and a number that no other row has, which rises with the rows. */
export function withNumbers(rows: readonly VariantValues[], { sku, max, open }: Numbering): VariantValues[] {
  const isOpen = (row: VariantValues) => open.get(row.id) === row.sku;
  const taken = new Set(rows.flatMap((row) => (isOpen(row) ? [] : [row.sku])));
  let number = 0;
  const next = (): string => {
    number += 1;
    const tail = `-${number}`;
    const made = sku.trim() ? sku.trim().slice(0, max - tail.length) + tail : '';
    return taken.has(made) && made !== '' ? next() : made;
  };
  return rows.map((row) => (isOpen(row) ? { ...row, sku: next() } : row));
}
