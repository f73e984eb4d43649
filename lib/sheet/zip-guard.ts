import { Inflate, unzipSync } from 'fflate';
import { MEGABYTE } from '@/lib/util/files/megabyte';
import { SheetFault } from './sheet-fault';

export const ZIP_LIMITS = {
  /** Bytes of the packed file. */
  packed: 30 * MEGABYTE,
  /** Bytes of all its parts together. */
  unpacked: 300 * MEGABYTE,
  /** Parts in it; a workbook has about a dozen, and one for each sheet. */
  parts: 2_000,
  /** How many times larger a part may be than its packed form; sheets of equal cells reach about a hundred. */
  ratio: 400,
} as const;

type Limits = Record<keyof typeof ZIP_LIMITS, number>;

interface Part {
  size: number;
  originalSize: number;
}

function declaredParts(bytes: Uint8Array): Part[] {
  const parts: Part[] = [];
  try {
    // The filter sees the directory of the archive; nothing is unpacked.
    unzipSync(bytes, { filter: ({ size, originalSize }) => (parts.push({ size, originalSize }), false) });
  } catch (cause) {
    throw new SheetFault('broken', {}, { cause });
  }
  return parts;
}

const LOCAL_HEADER = 0x04034b50;
const PIECE = 64 * 1024;

/** Unpacks without keeping anything, to find out whether the directory of the archive declares the real sizes. */
function countInflated(packed: Uint8Array, limit: number): number {
  let total = 0;
  const inflate = new Inflate((chunk) => {
    total += chunk.length;
    if (total > limit) throw new SheetFault('unpacksTooBig');
  });
  for (let at = 0; at < packed.length; at += PIECE)
    inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  return total;
}

const DIRECTORY_ROW = 0x02014b50;

/** The packed bytes and declared size of each part, from the directory at the end of the archive. */
function* packedParts(bytes: Uint8Array): Generator<{ packed: Uint8Array; declared: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new SheetFault('broken');
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ROW) throw new SheetFault('broken');
    const [method, size, declared, local] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
      view.getUint32(at + 42, true),
    ];
    if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL_HEADER) throw new SheetFault('broken');
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (start + size > bytes.length) throw new SheetFault('broken');
    if (method === 8) yield { packed: bytes.subarray(start, start + size), declared };
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** Refuses a file of any kind that is larger than a sheet of products can be. */
export function guardSize(bytes: Uint8Array, max: number = ZIP_LIMITS.packed): void {
  if (bytes.length > max) throw new SheetFault('tooBig', { max: max / MEGABYTE });
}

/**
 * Refuses an archive that is broken, or far larger than a sheet of products can be: first by the sizes that it
 * declares, then by unpacking each part until it exceeds its declared size.
 */
export function guardZip(bytes: Uint8Array, limits: Limits = ZIP_LIMITS): void {
  guardSize(bytes, limits.packed);
  const parts = declaredParts(bytes);
  const total = parts.reduce((sum, { originalSize }) => sum + originalSize, 0);
  const swollen = parts.some(({ size, originalSize }) => originalSize > MEGABYTE && originalSize > size * limits.ratio);
  if (parts.length > limits.parts || total > limits.unpacked || swollen) throw new SheetFault('unpacksTooBig');
  for (const { packed, declared } of packedParts(bytes)) {
    let real: number;
    try {
      real = countInflated(packed, declared);
    } catch (error) {
      throw error instanceof SheetFault ? error : new SheetFault('broken', {}, { cause: error });
    }
    if (real !== declared) throw new SheetFault('broken');
  }
}
