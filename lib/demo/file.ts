import { uuid } from '@/lib/util/uuid';
import { Invalid } from './answer';
import { endpoints } from './endpoints';
import type { Platform } from './platform';

const MEGABYTE = 1_048_576;
const LIMIT = 5;

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/**
 * Upload (contract 3). The picture is carried in its own address; only pictures may be (`data:image/…`), so other
 * files are refused here.
 */
export function fileHandlers(platform: Platform) {
  const { post } = endpoints(platform);
  return [
    post(
      '/supplier/file/upload',
      async ({ form, say }) => {
        const file = form?.get('file');
        const refuse = (message: string) => new Invalid(message, { file: message });
        if (!file || typeof file === 'string') throw refuse(say('fileMissing'));
        if (!file.type.startsWith('image/')) throw refuse(say('onlyPictures'));
        if (file.size > LIMIT * MEGABYTE) throw refuse(say('fileTooBig', { max: LIMIT }));
        const url = `data:${file.type};base64,${base64(new Uint8Array(await file.arrayBuffer()))}`;
        return { id: uuid(), url, name: file.name, mime: file.type, size: file.size };
      },
      { says: 'uploaded' },
    ),
  ];
}
