/** What a file is, by its first bytes; its name and its declared type prove nothing. */

export type FileKind = 'image' | 'video';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const starts = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte);

function mimeOf(bytes: Uint8Array): string | undefined {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (text(bytes, 0, 4) === 'GIF8') return 'image/gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (starts(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  if (text(bytes, 4, 8) !== 'ftyp') return undefined;
  return text(bytes, 8, 12).startsWith('avif') ? 'image/avif' : 'video/mp4';
}

/** The file under its true type, or undefined when it is not of the kind. */
export async function fileOfKind(file: File, kind: FileKind): Promise<File | undefined> {
  const mime = mimeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!mime?.startsWith(`${kind}/`)) return undefined;
  return mime === file.type ? file : new File([file], file.name, { type: mime });
}
