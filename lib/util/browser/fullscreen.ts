import screenfull from 'screenfull';

/** Whether the browser can: an iPhone's shows videos alone in full screen. */
export const canFullscreen = (): boolean => screenfull.isEnabled;

/** Enters or leaves full screen; rejects if the browser cannot. */
export async function toggleFullscreen(): Promise<void> {
  if (!screenfull.isEnabled) throw new Error('Full screen is not supported');
  await screenfull.toggle();
}

export const isFullscreen = () => screenfull.isEnabled && screenfull.isFullscreen;

export function onFullscreenChange(listener: () => void): () => void {
  if (!screenfull.isEnabled) return () => {};
  screenfull.on('change', listener);
  return () => screenfull.off('change', listener);
}
