import { readStored, writeStored } from '@/lib/util/browser/storage';
import { getConfig } from './config';

const STORED_KEY = 'supplier-client-preview-key';

const keyInAddress = () => new URLSearchParams(location.search).get('key');

/** Stores the key of `?key=`, so that later addresses do not need it. Called once at the start of the page. */
export function takePreviewKey(): void {
  const key = keyInAddress();
  if (key !== null && getConfig().preview) writeStored(STORED_KEY, key);
}

/**
 * Whether writes are blocked (specification 6): in preview, on a host that is not listed, without the key. It prevents
 * work in a preview by mistake; it is no protection, because config.json is public.
 */
export function isPreviewLocked(): boolean {
  const { preview, previewHosts, previewKey } = getConfig();
  if (!preview || previewHosts.some((host) => host === location.host || host === location.hostname)) return false;
  return previewKey === undefined || (keyInAddress() ?? readStored(STORED_KEY)) !== previewKey;
}
