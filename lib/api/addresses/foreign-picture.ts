import { decodeUri } from '@/lib/util/decode-uri';
import { typedFile } from '@/lib/util/files/file-type';
import { FILE_LIMITS } from '../file';

const ENDINGS: Record<string, string> = { jpeg: 'jpg' };
const TIMEOUT = 20_000;

/** A picture without a file name of its own as a file; undefined if the bytes are none of the accepted pictures. */
export async function pictureFile(content: Blob, name: string): Promise<File | undefined> {
  // A dot in the name would count as an extension, and must agree with the bytes.
  const stem = name.replace(/\.[a-z\d]{1,5}$/i, '').replace(/[./\\]/g, '-') || 'picture';
  const typed = await typedFile(new File([content], stem, { type: content.type }));
  if (typeof typed === 'string' || typed.kind !== 'image') return undefined;
  const { type } = typed.file;
  const ending = type.slice('image/'.length);
  return new File([typed.file], `${stem}.${ENDINGS[ending] ?? ending}`, { type });
}

export function decodeDataUrl(address: string): Blob | undefined {
  const [, mime = '', isBase64, data = ''] =
    /^data:(image\/[\w.+-]+)(?:;(?!base64)[^;,]*)*(;base64)?,(.*)$/is.exec(address) ?? [];
  if (mime === '') return undefined;
  try {
    const text = isBase64 ? atob(decodeURIComponent(data).replace(/\s+/g, '')) : decodeURIComponent(data);
    const bytes = isBase64 ? Uint8Array.from(text, (char) => char.charCodeAt(0)) : new TextEncoder().encode(text);
    return new Blob([bytes], { type: mime });
  } catch {
    return undefined;
  }
}

/** The name of a picture by its address: the last part of the path, readable. */
export function pictureName(address: string): string {
  if (!URL.canParse(address)) return '';
  return decodeUri(new URL(address).pathname.split('/').at(-1) ?? '');
}

/**
 * A picture of another host, without cookies and without saying where it is pasted. Undefined if that host does not
 * allow it, the policy of this page does not (docs/deploy.md), or it is no picture.
 */
export async function fetchForeignPicture(address: string, ended: AbortSignal): Promise<File | undefined> {
  try {
    const response = await fetch(address, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT)]),
    });
    if (!response.ok || Number(response.headers.get('Content-Length')) > FILE_LIMITS.image) return undefined;
    return await pictureFile(await response.blob(), pictureName(address));
  } catch {
    return undefined;
  }
}
