import { splitEnding } from './file-name';
import { ANIMATION, firstText, HEIC } from './file-type';

/** Pixels of the longest side: Safari has no larger canvas than 4096 × 4096. */
const MAX_SIDE = 4096;
/** Below it a picture is of no use to a buyer. */
const MIN_SIDE = 256;
const QUALITIES = [0.9, 0.8, 0.7];
/** The next smaller size, if no quality is enough. */
const STEP = 0.75;
/** Rows that are looked at together for transparency. */
const STRIP = 256;

const ENCODED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', HEIC]);
const MAY_BE_TRANSPARENT = new Set(['image/png', 'image/webp', 'image/avif']);
const ENDINGS: Record<string, string> = { 'image/jpeg': '.jpg', 'image/webp': '.webp', 'image/png': '.png' };

/** Whether a picture can be encoded anew: an animation would lose its movement. */
export const isEncodable = async (file: File): Promise<boolean> =>
  ENCODED.has(file.type) && !ANIMATION.test(await firstText(file));

/** The pixels of a picture, upright as its orientation says; undefined if this browser cannot read it. */
export const pixelsOf = (file: File): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);

function drawn(picture: ImageBitmap, side: number) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((pixels) => Math.max(1, Math.round(pixels * scale)));
  const canvas = new OffscreenCanvas(width!, height!);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width!, height!);
  return { canvas, context };
}

function isTransparent({ canvas, context }: ReturnType<typeof drawn>): boolean {
  for (let top = 0; top < canvas.height; top += STRIP) {
    const { data } = context.getImageData(0, top, canvas.width, Math.min(STRIP, canvas.height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true;
  }
  return false;
}

/** The best encoding that fits: first of lower quality, then of fewer pixels. */
async function fitting(picture: ImageBitmap, mime: string, maxBytes: number): Promise<Blob | undefined> {
  let side = Math.min(MAX_SIDE, Math.max(picture.width, picture.height));
  let type: string | undefined;
  do {
    const page = drawn(picture, side);
    type ??= MAY_BE_TRANSPARENT.has(mime) && isTransparent(page) ? 'image/webp' : 'image/jpeg';
    for (const quality of QUALITIES) {
      const blob = await page.canvas.convertToBlob({ type, quality });
      if (blob.size <= maxBytes) return blob;
      // A browser that writes no WebP writes PNG, which has no quality.
      if (blob.type !== type) break;
    }
    side *= STEP;
  } while (side >= MIN_SIDE);
  return undefined;
}

/**
 * A picture encoded anew, upright, without metadata and within the limit: as JPEG, or as WebP if parts of it are
 * transparent. Undefined if this browser cannot.
 */
export async function encodedPicture(file: File, maxBytes: number): Promise<File | undefined> {
  const picture = await pixelsOf(file);
  if (!picture) return undefined;
  try {
    const blob = await fitting(picture, file.type, maxBytes);
    return blob && new File([blob], `${splitEnding(file.name)[0]}${ENDINGS[blob.type] ?? ''}`, { type: blob.type });
  } finally {
    picture.close();
  }
}
