import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isDraftKey } from '@/components/ui/record/draft-store';
import type { Tab } from '@/lib/router/tabs';
import { countOpened } from '@/lib/state/opened-often';
import { useSession } from '@/lib/state/session';
import { useFrame } from '../frame-context';
import { isFrugal } from '../frame-parts';
import { dropViewsAhead } from './views-ahead';

/** Milliseconds in which the first screen needs the network for itself. */
const AFTER = 1000;
/** Milliseconds before likely pages are prepared; the parts of the frame come first. */
const LIKELY_AFTER = 6000;
/** The same after a page was opened, which renders more than is in sight. */
const LIKELY_AFTER_PAGE = 1500;

type Ahead = typeof import('./links-ahead');

/** Calls a function of what is loaded after `wait` milliseconds, unless the browser asks to save data; the result stops it. */
function startLater(wait: number, run: (ahead: Ahead) => () => void): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  const start = async () => {
    if (isFrugal()) return;
    // Without it links work as before.
    const ahead = await import('./links-ahead').catch(() => undefined);
    if (ahead && !stopped) stop = run(ahead);
  };
  const timer = setTimeout(() => void start(), wait);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop?.();
  };
}

/** Another window has changed what was typed: a form that was rendered before would not know of it. */
function watchDrafts(): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === null || isDraftKey(key)) dropViewsAhead();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/**
 * Loads what a link leads to while it is pointed at or has the focus, and the pages that are likely to be opened after
 * `current` in idle time; renders them out of sight.
 */
export function useLinksAhead(current: Tab | undefined): void {
  const queries = useQueryClient();
  const { routes, matcher } = useFrame();
  const { account } = useSession();
  const isFirst = useRef(true);

  useEffect(() => {
    const stop = startLater(AFTER, ({ watchLinks }) => watchLinks({ matcher, queries }));
    const stopDrafts = watchDrafts();
    return () => {
      stop();
      stopDrafts();
      dropViewsAhead();
    };
  }, [routes, matcher, queries]);

  const opened = current?.route;
  useEffect(() => {
    if (opened !== undefined) countOpened(account, opened);
  }, [opened, account]);
  useEffect(() => {
    if (opened === undefined) return undefined;
    const wait = isFirst.current ? LIKELY_AFTER : LIKELY_AFTER_PAGE;
    isFirst.current = false;
    return startLater(wait, ({ prepareLikely }) => prepareLikely({ routes, matcher, queries, account }));
  }, [opened, account, routes, matcher, queries]);
}
