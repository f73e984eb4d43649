import { createContext, useContext, useEffect, useId } from 'react';

/**
 * What a screen knows of its own place. A view that is kept alive behind another keeps the place it was left at;
 * it never sees the address of the view in front.
 */
export interface View {
  /** Identity of the view among the open ones. */
  key: string;
  /** The page's title as the platform sent it; `useRouteTitle` puts it into the interface language. */
  title: string;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Changes the view's query in the address; `undefined` and '' take a key out. A list is a repeated key. */
  setQuery: (change: Record<string, QueryChange>, options?: { replace?: boolean }) => void;
  /** Tells the frame that closing this view would lose typed text. */
  setDirty: (dirty: boolean) => void;
  /** Says which part of the view holds text that is kept as it is written. */
  setWriting: (part: string, writing: boolean) => void;
  /** Closes the view's tab without asking and goes to `next`, or where closing a tab leads. */
  close: (next?: string) => void;
}

type QueryChange = string | number | boolean | undefined | readonly string[];

export const ViewContext = createContext<View | null>(null);

/** The view this component is drawn in. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView is called outside of a view');
  return view;
}

/** Marks the view as holding unsaved text while `dirty` is true. */
export function useDirtyView(dirty: boolean): void {
  const { setDirty } = useView();
  useEffect(() => setDirty(dirty), [dirty, setDirty]);
}

/** Marks the view as holding text that is kept as it is written: the view comes back when a session ends under it. */
export function useWritingView(writing: boolean): void {
  const { setWriting } = useView();
  const part = useId();
  useEffect(() => setWriting(part, writing), [part, writing, setWriting]);
}

/** A query with a change applied, in the order the keys were first set. */
export function changeQuery(query: URLSearchParams, change: Record<string, QueryChange>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(change)) {
    next.delete(key);
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== '') next.append(key, String(item));
    }
  }
  return next;
}
