import { dropIndex } from '@/components/ui/drag/drop-index';
import { isRecord, isText } from '@/lib/util/guards';
import type { Column } from '../rows/column';

/** How a user has arranged the columns of a list. */
export interface ColumnPrefs {
  /** The keys in the user's order; columns that it lacks follow the one that precedes them by default. */
  order: readonly string[];
  hidden: readonly string[];
  /** The columns that are hidden by default, and shown on demand. */
  shown: readonly string[];
  /** Widths in pixels, by key. */
  widths: Readonly<Record<string, number>>;
}

type Shape = Pick<Column<unknown>, 'key' | 'optional' | 'hideable'>;

export const DEFAULT_COLUMNS: ColumnPrefs = { order: [], hidden: [], shown: [], widths: {} };
const COLUMN_WIDTH = { min: 56, max: 640 } as const;
/** Pixels that one press of a key changes a width by. */
export const WIDTH_STEP = 16;

const texts = (value: unknown) => (Array.isArray(value) ? [...new Set(value.filter(isText))] : []);

/** Reads stored preferences; what is unreadable counts as not set. */
export function readColumnPrefs(value: unknown): ColumnPrefs {
  const { order, hidden, shown, widths } = isRecord(value) ? value : {};
  const sizes = isRecord(widths) ? Object.entries(widths) : [];
  return {
    order: texts(order),
    hidden: texts(hidden),
    shown: texts(shown),
    widths: Object.fromEntries(
      sizes.flatMap(([key, width]) => (typeof width === 'number' && width > 0 ? [[key, clampWidth(width)]] : [])),
    ),
  };
}

export const clampWidth = (width: number) => Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width)));

export const isShown = ({ key, optional, hideable }: Shape, { hidden, shown }: ColumnPrefs): boolean =>
  hideable === false || (optional ? shown.includes(key) : !hidden.includes(key));

/** All columns in the user's order; the first one is the row's header and stays first. */
export function inOrder<C extends Shape>(columns: readonly C[], { order }: ColumnPrefs): C[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const placed = order.flatMap((key) => rest.find((column) => column.key === key) ?? []);
  rest.forEach((column, at) => {
    if (placed.includes(column)) return;
    const before = rest
      .slice(0, at)
      .reverse()
      .find((other) => placed.includes(other));
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  });
  return [first, ...placed];
}

/** The visible columns in the user's order and widths. */
export const arranged = <T>(columns: readonly Column<T>[], prefs: ColumnPrefs): Column<T>[] =>
  inOrder(columns, prefs)
    .filter((column) => isShown(column, prefs))
    .map((column) => ({ ...column, width: prefs.widths[column.key] ?? column.width }));

export function toggled(prefs: ColumnPrefs, column: Shape): ColumnPrefs {
  const list = column.optional ? 'shown' : 'hidden';
  const { key } = column;
  const keys = prefs[list];
  return { ...prefs, [list]: keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key] };
}

/** Moves a column before or after another one; nothing comes before the first. */
export function placed(
  columns: readonly Shape[],
  prefs: ColumnPrefs,
  key: string,
  anchor: string,
  side: 'before' | 'after',
): ColumnPrefs {
  const [first, ...rest] = inOrder(columns, prefs).map((column) => column.key);
  if (key === anchor || key === first || !rest.includes(key)) return prefs;
  const order = rest.filter((other) => other !== key);
  const at = anchor === first ? 0 : dropIndex(rest, key, anchor, side);
  order.splice(at, 0, key);
  return { ...prefs, order };
}

/** The visible columns in their order, and the one that is moved, even if it is hidden. */
export const visibleWith = <C extends Shape>(columns: readonly C[], prefs: ColumnPrefs, key: string): C[] =>
  inOrder(columns, prefs).filter((column) => column.key === key || isShown(column, prefs));

/** Moves a column by one visible place; undefined if it is at the end already. */
export function stepped(
  columns: readonly Shape[],
  prefs: ColumnPrefs,
  key: string,
  step: -1 | 1,
): ColumnPrefs | undefined {
  const visible = visibleWith(columns, prefs, key);
  const at = visible.findIndex((column) => column.key === key);
  const to = at + step;
  const anchor = visible[to];
  if (at < 1 || to < 1 || !anchor) return undefined;
  return placed(columns, prefs, key, anchor.key, step < 0 ? 'before' : 'after');
}

/** Sets a column's width; undefined resets it. */
export function widened({ widths, ...prefs }: ColumnPrefs, key: string, width: number | undefined): ColumnPrefs {
  const others = Object.fromEntries(Object.entries(widths).filter(([other]) => other !== key));
  return { ...prefs, widths: width === undefined ? others : { ...others, [key]: clampWidth(width) } };
}

export const isDefault = ({ order, hidden, shown, widths }: ColumnPrefs): boolean =>
  order.length + hidden.length + shown.length + Object.keys(widths).length === 0;
