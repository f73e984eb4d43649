import { best, matchTexts, type PinyinFinder } from '@/lib/util/match-texts';

/** An entry of a searchable list. */
export interface ComboOption {
  value: string;
  label: string;
  /** Its depth in a tree, from 0. */
  depth?: number;
  /** The text in the list if the label is a whole path. */
  short?: string;
  /** Further texts that a search matches. */
  search?: string;
  disabled?: boolean;
}

/** The option of a value; one that is not in the list (any more) is shown unchanged, and kept. */
export const optionOf = (options: readonly ComboOption[], value: string): ComboOption =>
  options.find((option) => option.value === value) ?? { value, label: value };

/**
 * Options whose label, value or further texts have every word of the query, as written or as pinyin; the best ones first,
 * and those of a tree in its order.
 */
export function findOptions(options: readonly ComboOption[], query: string, pinyin?: PinyinFinder): ComboOption[] {
  if (query.trim() === '') return [...options];
  const found = best(
    options.filter(({ disabled }) => !disabled),
    ({ label, value, search = '' }) => matchTexts([label, value, search], query, pinyin),
  );
  const isTree = options.some(({ depth }) => depth !== undefined);
  return isTree ? options.filter(({ value }) => found.some((option) => option.value === value)) : found;
}

const PAGE = 5;

/** Where a key leads from the current option; undefined if it moves nothing. Arrows go round. */
export function optionByKey(
  key: string,
  options: readonly ComboOption[],
  current: ComboOption | undefined,
  isFree: boolean,
): ComboOption | undefined {
  const open = options.filter(({ disabled }) => !disabled);
  const at = current ? open.indexOf(current) : -1;
  const last = open.length - 1;
  const places: Partial<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    PageDown: Math.min(at + PAGE, last),
    PageUp: Math.max(at - PAGE, 0),
    // In a free text they are the cursor's.
    ...(isFree ? {} : { Home: 0, End: last }),
  };
  return open[places[key] ?? -1];
}
