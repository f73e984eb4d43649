import { FILE_LIMITS, MEGABYTE } from '@/lib/api/file';
import type { MaterialKind } from '@/lib/api/material';
import { uuid } from '@/lib/util/uuid';
import { Invalid } from '@/lib/demo/platform/answer';
import { endpoints } from '@/lib/demo/platform/endpoints';
import { sizeOfPicture } from './picture-size';
import type { Platform } from '@/lib/demo/platform/platform';

/** The MIME types of each kind. */
const KINDS: Record<MaterialKind, RegExp> = { image: /^image\//, video: /^video\//, document: /./ };
const isKind = (kind: unknown): kind is MaterialKind => typeof kind === 'string' && Object.hasOwn(KINDS, kind);

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/**
 * Upload (contract 3). A picture is returned as a data URL. Of videos and documents the demo keeps only name and size,
 * because only pictures may be loaded from data URLs.
 */
export function handlers(platform: Platform) {
  const { post } = endpoints(platform);
  return [
    post(
      '/supplier/file/upload',
      async ({ form, say }) => {
        const file = form?.get('file');
        const requested = form?.get('kind');
        const refuse = (message: string) => new Invalid(message, { file: message });
        if (!file || typeof file === 'string') throw refuse(say('fileMissing'));
        const kind = isKind(requested) ? requested : 'image';
        const limit = FILE_LIMITS[kind];
        if (!KINDS[kind].test(file.type || 'application/octet-stream')) throw refuse(say('wrongKind'));
        if (file.size > limit) throw refuse(say('fileTooBig', { max: limit / MEGABYTE }));
        const id = uuid();
        const facts = { id, name: file.name, mime: file.type, size: file.size };
        if (!file.type.startsWith('image/') || file.size > FILE_LIMITS.image) {
          return { ...facts, url: `files/${id}/${encodeURIComponent(file.name)}` };
        }
        const bytes = new Uint8Array(await file.arrayBuffer());
        return { ...facts, url: `data:${file.type};base64,${base64(bytes)}`, ...sizeOfPicture(bytes) };
      },
      { says: 'uploaded' },
    ),
  ];
}
