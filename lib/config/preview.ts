import { readStored, writeStored } from '@/lib/util/browser/storage';
import { getConfig } from './config';

const STORED_KEY = 'supplier-client-preview-key';

const keyInAddress = () => new URLSearchParams(location.search).get('key');

/** Keeps the key of `?key=`, so that the next address needs none. Called once, when the page starts. */
export function takePreviewKey(): void {
  const key = keyInAddress();
  if (key !== null && getConfig().preview) writeStored(STORED_KEY, key);
}

/**
 * Whether nothing may be written here (specification 6): in preview, on a host that is not on the list, without the
 * key. It keeps a preview from being worked in by mistake; config.json is public, so it protects nothing.
 */
export function isPreviewLocked(): boolean {
  const { preview, previewHosts, previewKey } = getConfig();
  if (!preview || previewHosts.some((host) => host === location.host || host === location.hostname)) return false;
  return previewKey === undefined || (keyInAddress() ?? readStored(STORED_KEY)) !== previewKey;
}
