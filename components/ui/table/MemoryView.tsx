import { useState, type ReactNode } from 'react';
import { changeQuery, useView, ViewContext } from '@/lib/router/view';

/** A list inside of a dialog: what it is filtered by lives here and never in the address of the page behind it. */
export function MemoryView({ children }: { children: ReactNode }) {
  const view = useView();
  const [query, setQuery] = useState(() => new URLSearchParams());
  const change: typeof view.setQuery = (next) => setQuery((now) => changeQuery(now, next));
  return <ViewContext value={{ ...view, query, setQuery: change }}>{children}</ViewContext>;
}
