import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';

/** Unsaved input of a view, as it is when its page is left. */
export interface Unsaved {
  /** What its record is called, as far as it has a name. */
  name?: string;
  /** Saves it as its form does, or shows there why not; returns whether all of it is saved. */
  save?: () => Promise<boolean>;
  /** A draft of it is stored on this device. */
  isKept: boolean;
}

/**
 * What a screen knows of its own location. A hidden view that is kept mounted keeps its own last location; it never gets the
 * address of the visible view.
 */
export interface View {
  /** Unique among the open views. */
  key: string;
  /** The page's title as the platform sent it; `useRouteTitle` translates it. */
  title: string;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Changes the view's query in the address; `undefined` and '' remove a key. A list is a repeated key. */
  setQuery: (change: Record<string, QueryChange>, options?: { replace?: boolean }) => void;
  /** Marks the view as having unsaved input, and says how to read it; undefined while it has none. */
  setUnsaved: (read: (() => Unsaved) | undefined) => void;
  /** Leaves a form of the view, at once or when the user has answered what becomes of its unsaved input. */
  askToLeave: (leave: () => void) => void;
  /** Marks a part of the view as having text that is stored while it is typed. */
  setWriting: (part: string, writing: boolean) => void;
  /** Says which record the view shows: tab, window title and breadcrumb are named after it. '' for none. */
  setRecord: (name: string) => void;
  /** Closes the view's tab without a question and opens `next`, or the page that follows by default. */
  close: (next?: string) => void;
}

type QueryChange = string | number | boolean | undefined | readonly string[];

export const ViewContext = createContext<View | null>(null);

/** The view that contains this component. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView is called outside of a view');
  return view;
}

const lost = (): Unsaved => ({ isKept: false });

/** Marks the view as having unsaved input while `dirty` is true; by default it can be neither saved nor kept. */
export function useDirtyView(dirty: boolean, read = lost): void {
  const { setUnsaved } = useView();
  const readNow = useEffectEvent(read);
  useEffect(() => setUnsaved(dirty ? () => readNow() : undefined), [dirty, setUnsaved]);
}

/**
 * Marks the view as having text that is stored while it is typed: if the session expires, the view is reopened after
 * the login.
 */
export function useWritingView(writing: boolean): void {
  const { setWriting } = useView();
  const part = useId();
  useEffect(() => setWriting(part, writing), [part, writing, setWriting]);
}

/** Names the view after its record; undefined while the record is not known yet. */
export function useRecordName(name: string | undefined): void {
  const { setRecord } = useView();
  useEffect(() => {
    if (name !== undefined) setRecord(name);
  }, [name, setRecord]);
}

/** A query with a change applied; keys keep the order in which they were first set. */
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
