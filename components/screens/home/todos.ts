import type { Todo } from '@/lib/api/stats';

/** As many as a row of the strip holds. */
const FIRST = 5;
/** Without urgency: drafts are the supplier's choice, and reviews are done by the platform. */
const NOT_DUE = new Set(['draft', 'reviewing']);

/** What is due, in the platform's order, and what is behind "more": nothing to do, no hurry, or beyond a row. */
export function dueOf(todos: readonly Todo[]): { due: readonly Todo[]; rest: readonly Todo[] } {
  const due = todos.filter(({ kind, count }) => count > 0 && !NOT_DUE.has(kind)).slice(0, FIRST);
  // With nothing due the strip is not left empty.
  const shown = due.length > 0 ? due : todos.slice(0, FIRST);
  return { due: shown, rest: todos.filter((todo) => !shown.includes(todo)) };
}
