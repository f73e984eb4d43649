import { store } from '@/lib/state/store';
import { updateAtom } from '@/lib/state/update';
import { onChunkLost } from '@/lib/util/browser/load-chunk';
import { readSession, writeSession } from '@/lib/util/browser/storage';

/** The build that this window has loaded itself anew for: once for each, so that a host without its files ends no page in a loop. */
const RELOADED = 'supplier-client-reloaded-for';
/** Milliseconds between two looks at the host. */
const LOOK_EVERY = 10_000;

const buildIn = (html: string) => /<meta name="build" content="([^"]*)"/.exec(html)?.[1];
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** Whether the host serves another build than this page's; false where it does not answer. */
async function isNewBuildThere(): Promise<boolean> {
  try {
    const response = await fetch('./', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_EVERY) });
    const build = response.ok ? buildIn(await response.text()) : undefined;
    return build !== undefined && build !== ownBuild();
  } catch {
    return false;
  }
}

/** Whether the browser would ask before it leaves this page: whatever must not be lost asks for that. */
const isUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let lookedAt = -Infinity;

/**
 * A file of the client is lost: most likely a newer build took its place. Then the page is loaded anew, once and only
 * where nothing unsaved is in it; otherwise that is offered.
 */
async function onLost(): Promise<void> {
  if (performance.now() - lookedAt < LOOK_EVERY) return;
  lookedAt = performance.now();
  if (!(await isNewBuildThere())) return;
  if (isUnsaved() || readSession(RELOADED) === ownBuild() || !writeSession(RELOADED, ownBuild())) {
    store.set(updateAtom, true);
    return;
  }
  location.reload();
}

/** Looks for a newer build as soon as a file is lost. */
export const watchLostFiles = (): void => void onChunkLost(() => void onLost());
