import { useLimitedUploads } from '@/components/shared/material/use-uploads';
import { INQUIRY_LIMITS } from '@/lib/api/inquiry-schema';
import { FILE_LIMITS } from '@/lib/api/file';
import { FILE_KINDS } from '@/lib/util/files/file-type';
import type { ReplyState } from './use-reply';

/** Files for a reply: each is uploaded by itself and then added to the box of its inquiry. */
export function useAttachments(inquiry: string, { box, attach }: ReplyState) {
  const uploads = useLimitedUploads({
    free: INQUIRY_LIMITS.attachments - box.attachments.length,
    owner: `inquiry ${inquiry}`,
    kind: FILE_KINDS,
    maxBytes: FILE_LIMITS.document,
    // A file sent to one buyer is not added to the materials of the shop.
    keeps: false,
    onDone: ({ name, url, size }) => attach([{ name, url, size }]),
  });
  return {
    ...uploads,
    busy: uploads.uploads.some(({ state }) => state === 'sending' || state === 'waiting'),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
