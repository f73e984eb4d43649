type Value = string | number | undefined;

/** Rows in rising order; those without a value stand at the end. Equal values go by id, so that pages never overlap. */
export interface Order<R> {
  rows: R[];
  /** How many rows have a value. */
  valued: number;
  value: (row: R) => Value;
  id: (row: R) => string;
}

function compare(left: Value, right: Value): number {
  if (left === right) return 0;
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  return left < right ? -1 : 1;
}

/** A first order of many rows. Each value is reckoned once, not at every comparison. */
export function sortedOrder<R>(rows: Iterable<R>, value: Order<R>['value'], id: Order<R>['id']): Order<R> {
  const entries = Array.from(rows, (row) => ({ row, value: value(row), id: id(row) }));
  entries.sort((a, b) => compare(a.value, b.value) || compare(a.id, b.id));
  const valued = entries.reduce((count, entry) => count + (entry.value === undefined ? 0 : 1), 0);
  return { rows: entries.map(({ row }) => row), valued, value, id };
}

/** Where a row stands, or would stand. */
function placeOf<R>({ rows, value, id }: Order<R>, row: R): number {
  const [ownValue, ownId] = [value(row), id(row)];
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = rows[middle]!;
    if ((compare(value(other), ownValue) || compare(id(other), ownId)) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function sortedInsert<R>(order: Order<R>, row: R): void {
  order.rows.splice(placeOf(order, row), 0, row);
  if (order.value(row) !== undefined) order.valued += 1;
}

export function sortedRemove<R>(order: Order<R>, row: R): void {
  const place = placeOf(order, row);
  if (order.rows[place] !== row) return;
  order.rows.splice(place, 1);
  if (order.value(row) !== undefined) order.valued -= 1;
}
