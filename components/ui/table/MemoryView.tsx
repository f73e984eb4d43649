import { useState, type ReactNode } from 'react';
import { changeQuery, useView, ViewContext } from '@/lib/router/view';

/** A list in a dialog: its filters are in memory, because the address belongs to the page behind it. */
export function MemoryView({ children }: { children: ReactNode }) {
  const view = useView();
  const [query, setQuery] = useState(() => new URLSearchParams());
  const change: typeof view.setQuery = (next) => setQuery((now) => changeQuery(now, next));
  return <ViewContext value={{ ...view, query, setQuery: change }}>{children}</ViewContext>;
}
