import { http } from 'msw';
import { FILE_LIMITS } from '@/lib/api/file';
import { MEGABYTE } from '@/lib/util/files/megabyte';
import type { MaterialKind } from '@/lib/api/material';
import { uuid } from '@/lib/util/uuid';
import { Invalid } from '@/lib/demo/platform/answer';
import { endpoints } from '@/lib/demo/platform/endpoints';
import { sizeOfPicture } from './picture-size';
import { addressOfFile, createFileStore, fileAt } from './store';
import type { Platform } from '@/lib/demo/platform/platform';

/** The MIME types of each kind. */
const KINDS: Record<MaterialKind, RegExp> = { image: /^image\//, video: /^video\//, document: /./ };
const isKind = (kind: unknown): kind is MaterialKind => typeof kind === 'string' && Object.hasOwn(KINDS, kind);

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** The bytes of an uploaded picture, for a platform with a host. */
function content(platform: Platform, address: string): Response | undefined {
  const [, mime = '', data = ''] =
    /^data:([^;]+);base64,(.*)$/.exec(fileAt(platform.store('file'), address)?.data ?? '') ?? [];
  if (mime === '') return undefined;
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
  return new Response(bytes, {
    headers: { 'Content-Type': mime, 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' },
  });
}

/**
 * Upload (contract 3). Of pictures the demo keeps the bytes; of videos and documents only name and size, because in the
 * page it has no host to load them from.
 */
export function handlers(platform: Platform) {
  const { post } = endpoints(platform);
  return [
    http.get('*/files/:id/:name', ({ request }) => content(platform, new URL(request.url).pathname)),
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
        const facts = { id, name: file.name, mime: file.type, size: file.size, url: addressOfFile(id, file.name) };
        if (!file.type.startsWith('image/') || file.size > FILE_LIMITS.image) return facts;
        const bytes = new Uint8Array(await file.arrayBuffer());
        const at = platform.stamp();
        const data = `data:${file.type};base64,${base64(bytes)}`;
        platform.store('file').put({ id, version: 1, createdAt: at, updatedAt: at, name: file.name, data });
        platform.onChange();
        return { ...facts, ...sizeOfPicture(bytes) };
      },
      { says: 'uploaded' },
    ),
  ];
}

export const stores = { file: createFileStore };
