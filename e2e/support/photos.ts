import type { Page } from 'playwright/test';

/** A photo as phones make them: its pixels are turned, and EXIF says how to turn them back and where it was taken. */
export interface Photo {
  name: string;
  width: number;
  height: number;
  /** Of a JPEG: turned to the left or right. Without one it is a PNG, upright. */
  orientation?: 6 | 8;
}

/** What a position in EXIF looks like. */
export const POSITION = 'GPS 29.8683N 121.5440E';

function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(POSITION)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Draws a photo in the browser: noise as of a sensor, and a red third that is on top when the photo is upright. */
export async function photo(page: Page, { name, width, height, orientation }: Photo) {
  const base64 = await page.evaluate(
    async ([wide, high, turn]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d')!;
      const pixels = context.createImageData(wide, high);
      const words = new Uint32Array(pixels.data.buffer);
      let noise = 1;
      for (let at = 0; at < words.length; at += 1) {
        noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
        words[at] = (noise >>> 8) | 0xff000000;
      }
      context.putImageData(pixels, 0, 0);
      context.fillStyle = 'rgb(220 0 0)';
      if (turn === 0) context.fillRect(0, 0, wide, high / 3);
      else context.fillRect(turn === 6 ? 0 : (wide * 2) / 3, 0, wide / 3, high);
      const blob = await canvas.convertToBlob(
        turn === 0 ? { type: 'image/png' } : { type: 'image/jpeg', quality: 0.95 },
      );
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve((reader.result as string).split(',')[1]!);
        reader.readAsDataURL(blob);
      });
    },
    [width, height, orientation ?? 0] as const,
  );
  const drawn = Buffer.from(base64, 'base64');
  if (orientation === undefined) return { name, mimeType: 'image/png', buffer: drawn };
  const buffer = Buffer.concat([drawn.subarray(0, 2), exif(orientation), drawn.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** What has been uploaded: whether it is upright with its red third on top, its bytes, and all that is in it. */
export const uploaded = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const blob = await (await fetch(src)).blob();
    const picture = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const red = (y: number) => {
      const [r, g, b] = context.getImageData(picture.width / 2, y, 1, 1).data;
      return r! > 180 && g! < 60 && b! < 60;
    };
    return {
      upright: picture.height > picture.width && red(picture.height / 6) && red(picture.height / 4),
      type: blob.type,
      size: blob.size,
      text: new TextDecoder('latin1').decode(await blob.arrayBuffer()),
    };
  }, address);
