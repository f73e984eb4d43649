import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useView } from '@/lib/router/view';
import { useKept } from '../use-list-prefs';
import { openedQuery, readOwnViews, sameQuery, VIEW_PARAM, viewQuery, type OwnView, type OwnViews } from './own-views';

/** The query parameters to set, including those to remove. */
function changeTo(now: URLSearchParams, next: URLSearchParams): Record<string, string[] | undefined> {
  const names = new Set([...now.keys(), ...next.keys()]);
  return Object.fromEntries([...names].map((name) => [name, next.has(name) ? next.getAll(name) : undefined]));
}

/** The views that the account has saved of a list, and which of them the address shows. */
export function useOwnViews(list: string) {
  const { query, setQuery } = useView();
  const { kept, keep } = useKept(list);
  const own = useMemo(() => readOwnViews(kept), [kept]);
  const named = query.get(VIEW_PARAM) ?? '';
  const current = own.views.find(({ name }) => name === named);
  const go = (next: URLSearchParams, options?: { replace?: boolean }) => setQuery(changeTo(query, next), options);

  // The list begins with a view only if the address asks for nothing else.
  const [start] = useState(() => (query.size === 0 ? own.views.find(({ name }) => name === own.start) : undefined));
  const begin = useEffectEvent((view: OwnView) => go(openedQuery(view), { replace: true }));
  useLayoutEffect(() => {
    if (start) begin(start);
  }, [start]);

  return {
    ...own,
    current,
    /** The name in the address, also of a view that this account does not have. */
    named,
    /** The address differs from the open view. */
    changed: current !== undefined && !sameQuery(query.toString(), current.query),
    open: (view: OwnView) => go(openedQuery(view)),
    /** Leaves the open view with all that it has set. */
    leave: (to: Record<string, string | string[] | undefined>) => {
      const next = new URLSearchParams();
      for (const [name, value] of Object.entries(to)) for (const one of [value ?? []].flat()) next.append(name, one);
      go(next);
    },
    /** The query of the address, as a view stores it. */
    query: viewQuery(query),
    keep: (next: OwnViews) => keep({ views: next.views, start: next.start }),
    /** Names the address after a view without opening it anew. */
    name: (name: string | undefined) => setQuery({ [VIEW_PARAM]: name }, { replace: true }),
  };
}

export type OwnViewsState = ReturnType<typeof useOwnViews>;
