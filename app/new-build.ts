import { store } from '@/lib/state/store';
import { updateAtom } from '@/lib/state/update';
import { onChunkLost } from '@/lib/util/browser/load-chunk';
import { readSession, writeSession } from '@/lib/util/browser/storage';

/**
 * The build for which this window has reloaded itself: once for each build, so that a host with missing files causes no
 * endless loop.
 */
const RELOADED = 'supplier-client-reloaded-for';
/** Milliseconds between two requests to the host. */
const CHECK_INTERVAL = 10_000;

const buildIn = (html: string) => /<meta name="build" content="([^"]*)"/.exec(html)?.[1];
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** Whether the host serves another build than this page's; false if it does not respond. */
async function isNewBuildThere(): Promise<boolean> {
  try {
    const response = await fetch('./', { cache: 'no-store', signal: AbortSignal.timeout(CHECK_INTERVAL) });
    const build = response.ok ? buildIn(await response.text()) : undefined;
    return build !== undefined && build !== ownBuild();
  } catch {
    return false;
  }
}

/** Whether the browser would ask before it unloads this page: all unsaved data registers for that event. */
const isUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let checkedAt = -Infinity;

/**
 * A file of the client is missing, most likely because a newer build was deployed. The page is then reloaded, once and
 * only if it has no unsaved data; otherwise a reload is offered.
 */
async function onLost(): Promise<void> {
  if (performance.now() - checkedAt < CHECK_INTERVAL) return;
  checkedAt = performance.now();
  if (!(await isNewBuildThere())) return;
  if (isUnsaved() || readSession(RELOADED) === ownBuild() || !writeSession(RELOADED, ownBuild())) {
    store.set(updateAtom, true);
    return;
  }
  location.reload();
}

/** Checks for a newer build as soon as a file fails to load. */
export const watchLostFiles = (): void => void onChunkLost(() => void onLost());
