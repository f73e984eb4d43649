import { readStored, writeStored } from '@/lib/util/storage';
import { getConfig } from './config';

const STORED_KEY = 'supplier-client-preview-key';

/** `?key=` before the `#`, else the one that this browser was given before. */
function givenKey(): unknown {
  const inAddress = new URLSearchParams(location.search).get('key');
  if (inAddress !== null) writeStored(STORED_KEY, inAddress);
  return inAddress ?? readStored(STORED_KEY);
}

/**
 * Whether nothing may be written here (specification 6): in preview, on a host that is not on the list, without the
 * key. It keeps a preview from being worked in by mistake; config.json is public, so it protects nothing.
 */
export function isPreviewLocked(): boolean {
  const { preview, previewHosts, previewKey } = getConfig();
  if (!preview || previewHosts.some((host) => host === location.host || host === location.hostname)) return false;
  return previewKey === undefined || givenKey() !== previewKey;
}
