import { encodedPicture, isEncodable, pixelsOf } from './encode-picture';
import { firstText, HEIC, typedFile, type FileFault, type FileKind, type TypedFile } from './file-type';
import { MEGABYTE } from './megabyte';
import { withoutMetadata } from './without-metadata';

/** A larger picture is not read: its pixels would take too much memory. */
const MAX_READ = 64 * MEGABYTE;

/** The file with its type and kind, or why it is refused. A picture above the limit is taken if it can be made smaller. */
export async function checkedFile(
  file: File,
  kinds: readonly FileKind[],
  maxBytes: (kind: FileKind) => number,
): Promise<TypedFile | FileFault | 'tooBig' | 'heic'> {
  const typed = await typedFile(file);
  if (typeof typed === 'string') return typed;
  if (!kinds.includes(typed.kind)) return 'wrongType';
  if (typed.file.type === HEIC) {
    const pixels = await pixelsOf(typed.file);
    pixels?.close();
    if (!pixels) return 'heic';
  }
  const fits = file.size <= maxBytes(typed.kind) || (file.size <= MAX_READ && (await isEncodable(typed.file)));
  return fits ? typed : 'tooBig';
}

/** AVIF is the only one of the encodable types whose metadata is not cut out. */
const saysMore = async (file: File) =>
  file.type === 'image/avif' && /Exif|application\/rdf/.test(await firstText(file));

/**
 * A checked file as it is sent: a picture without metadata, and encoded anew if it is above the limit or browsers do not
 * draw its type; undefined if it stays too big.
 */
export async function sentFile(file: File, maxBytes: number): Promise<File | undefined> {
  const plain = await withoutMetadata(file);
  const fits = plain.size <= maxBytes;
  if (fits && plain.type !== HEIC && !(await saysMore(plain))) return plain;
  if (!(await isEncodable(plain))) return fits ? plain : undefined;
  return encodedPicture(plain, maxBytes);
}
