/**
 * Removes metadata from pictures: position, camera, time, names. Only the colour profile and an orientation other than
 * upright are kept. Image data is copied unchanged, so no quality is lost. Data after the end of a picture (films of
 * moving photos, second pictures) is removed too (docs/decisions/lists.md D109).
 */
const ORIENTATION = 0x0112;

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The orientation in EXIF data (a TIFF structure); undefined if it is upright or missing. */
function orientationOf(tiff: Uint8Array): number | undefined {
  const view = viewOf(tiff);
  try {
    const little = textAt(tiff, 0, 2) === 'II';
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12;
      const value = view.getUint16(at + 8, little);
      if (view.getUint16(at, little) === ORIENTATION) return value >= 2 && value <= 8 ? value : undefined;
    }
  } catch {
    // Truncated data has no readable orientation.
  }
  return undefined;
}

/** The shortest valid EXIF: one entry, the orientation. */
const exifOf = (orientation: number) =>
  Uint8Array.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);

/** The end of the scan data that begins at `from`: the next marker that does not belong to it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1]!;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Keeps tables, frames and scans; of the other segments only those that colours need. */
function isPartOfJpeg(marker: number, segment: Uint8Array): boolean {
  if (marker === 0xe0 || marker === 0xee) return true;
  if (marker === 0xe2) return textAt(segment, 4, 11) === 'ICC_PROFILE';
  return !(marker >= 0xe1 && marker <= 0xef) && marker !== 0xfe;
}

function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let orientation: number | undefined;
  let at = 2;
  while (at + 3 < bytes.length) {
    const marker = bytes[at + 1]!;
    if (bytes[at] === 0xff && marker === 0xd9) break;
    // A marker may be preceded by any number of 0xff bytes, and by stray bytes that all readers skip.
    if (bytes[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1 && textAt(segment, 4, 6) === 'Exif\0\0') orientation ??= orientationOf(segment.subarray(10));
    if (isPartOfJpeg(marker, segment)) parts.push(segment);
    at = end;
    if (marker !== 0xda) continue;
    at = endOfScan(bytes, end);
    parts.push(bytes.subarray(end, at));
  }
  const exif = orientation ? [bytesOf('\xff\xe1\0\x22Exif\0\0'), exifOf(orientation)] : [];
  // The JFIF segment must be the first one.
  const head = parts[0]?.[1] === 0xe0 ? parts.splice(0, 1) : [];
  return joined([bytesOf('\xff\xd8'), ...head, ...exif, ...parts, bytesOf('\xff\xd9')]);
}

const crcTable = () =>
  Uint32Array.from({ length: 256 }, (_, index) => {
    let rest = index;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
    return rest;
  });
function crcOf(bytes: Uint8Array): number {
  const table = crcTable();
  let crc = 0xffffffff;
  for (const byte of bytes) crc = table[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** PNG chunks that affect how the image looks. */
const PNG_CHUNKS =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|hIST|sPLT|cICP|mDCV|cLLI|acTL|fcTL|fdAT)$/;

function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const named = joined([bytesOf(name), data]);
  const chunk = joined([new Uint8Array(4), named, new Uint8Array(4)]);
  viewOf(chunk).setUint32(0, data.length);
  viewOf(chunk).setUint32(chunk.length - 4, crcOf(named));
  return chunk;
}

function plainPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + view.getUint32(at);
    const orientation = name === 'eXIf' ? orientationOf(bytes.subarray(at + 8, end - 4)) : undefined;
    if (orientation) parts.push(pngChunk('eXIf', exifOf(orientation)));
    if (PNG_CHUNKS.test(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return joined(parts);
}

/** Flags in the header of an extended WebP for EXIF and XMP data. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function plainWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.slice(0, 12)];
  let orientation: number | undefined;
  const last = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = 12; at + 8 <= last;) {
    const name = textAt(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const data = bytes.subarray(at + 8, at + 8 + size);
    if (name === 'EXIF') orientation = orientationOf(textAt(data, 0, 6) === 'Exif\0\0' ? data.subarray(6) : data);
    if (/^(VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/.test(name)) parts.push(bytes.slice(at, end));
    at = end;
  }
  const head = parts.find((part) => textAt(part, 0, 4) === 'VP8X');
  // Only an extended WebP can contain metadata.
  if (head) head[8] = (head[8]! & ~(HAS_EXIF | HAS_XMP)) | (orientation ? HAS_EXIF : 0);
  if (head && orientation) parts.push(bytesOf('EXIF\x1a\0\0\0'), exifOf(orientation));
  const plain = joined(parts);
  viewOf(plain).setUint32(4, plain.length - 8, true);
  return plain;
}

const PLAIN: Record<string, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
  'image/webp': plainWebp,
};

/** The file as it is sent: a picture without metadata, any other file unchanged. */
export async function withoutMetadata(file: File): Promise<File> {
  const plain = PLAIN[file.type]?.(new Uint8Array(await file.arrayBuffer()));
  return plain ? new File([plain], file.name, { type: file.type }) : file;
}
