import { isRecord, isText } from '@/lib/util/guards';
import type { Column } from '../rows/column';
import { DEFAULT_COLUMNS, clampWidth, inOrder, isShown, type ColumnPrefs } from '../columns/column-prefs';

/** A view that a user has saved: filters, sort and columns, as the query of an address. */
export interface OwnView {
  name: string;
  query: string;
}

export interface OwnViews {
  views: readonly OwnView[];
  /** The name of the view that the list begins with. */
  start?: string;
}

type Shape = Pick<Column<unknown>, 'key' | 'optional' | 'hideable'>;

/** The query parameter with the name of the open view; it makes an address of a view one that can be shared. */
export const VIEW_PARAM = 'view';
/** The query parameter with the columns of a view. */
export const COLUMNS_PARAM = 'columns';

export const OWN_VIEW_LIMITS = { count: 20, name: 30 } as const;

const isView = (value: unknown): value is OwnView => isRecord(value) && isText(value.name) && isText(value.query);

/** Reads stored views; what is unreadable is left out. */
export function readOwnViews({ views, start }: Record<string, unknown>): OwnViews {
  const found = Array.isArray(views) ? views.filter(isView).map(({ name, query }) => ({ name, query })) : [];
  const unique = found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
  return {
    views: unique.slice(0, OWN_VIEW_LIMITS.count),
    start: unique.find(({ name }) => name === start)?.name,
  };
}

/** What belongs to a view of an address: neither its name nor a page. */
export function viewQuery(query: URLSearchParams): string {
  const own = new URLSearchParams(query);
  own.delete(VIEW_PARAM);
  own.delete('pageNo');
  own.sort();
  return own.toString();
}

export const sameQuery = (one: string, other: string) =>
  viewQuery(new URLSearchParams(one)) === viewQuery(new URLSearchParams(other));

/** The query of an address that opens a view. */
export function openedQuery({ name, query }: OwnView): URLSearchParams {
  const opened = new URLSearchParams(query);
  opened.set(VIEW_PARAM, name);
  return opened;
}

/** The visible columns as a text of the address, in their order, with widths that a user has set: `price,stock:120`. */
export const columnsText = (columns: readonly Shape[], prefs: ColumnPrefs): string =>
  inOrder(columns, prefs)
    .slice(1)
    .filter((column) => isShown(column, prefs))
    .map(({ key }) => (prefs.widths[key] === undefined ? key : `${key}:${prefs.widths[key]}`))
    .join();

/** The columns that an address names; undefined if it names none that the list has. */
export function columnsFrom(text: string | null, columns: readonly Shape[]): ColumnPrefs | undefined {
  const named = (text ?? '').split(',').flatMap((part) => {
    const [key = '', width] = part.split(':');
    return columns.slice(1).some((column) => column.key === key) ? [{ key, width: Number(width) }] : [];
  });
  if (named.length === 0) return undefined;
  const keys = [...new Set(named.map(({ key }) => key))];
  const rest = columns.slice(1);
  return {
    ...DEFAULT_COLUMNS,
    order: keys,
    hidden: rest.filter(({ key, optional }) => !optional && !keys.includes(key)).map(({ key }) => key),
    shown: rest.filter(({ key, optional }) => optional && keys.includes(key)).map(({ key }) => key),
    widths: Object.fromEntries(named.flatMap(({ key, width }) => (width > 0 ? [[key, clampWidth(width)]] : []))),
  };
}

/** The views with one more, or with another query under the same name. */
export const withView = (own: OwnViews, view: OwnView): OwnViews => ({
  ...own,
  views: own.views.some(({ name }) => name === view.name)
    ? own.views.map((other) => (other.name === view.name ? view : other))
    : [...own.views, view],
});

export const withoutView = ({ views, start }: OwnViews, name: string): OwnViews => ({
  views: views.filter((view) => view.name !== name),
  start: start === name ? undefined : start,
});

export const renamedView = ({ views, start }: OwnViews, from: string, to: string): OwnViews => ({
  views: views.map((view) => (view.name === from ? { ...view, name: to } : view)),
  start: start === from ? to : start,
});

/** Why a name cannot be given to a view; undefined if it can. */
export function nameIssue(name: string, own: OwnViews, current?: string): 'required' | 'taken' | undefined {
  if (name.trim() === '') return 'required';
  return name.trim() !== current && own.views.some((view) => view.name === name.trim()) ? 'taken' : undefined;
}
