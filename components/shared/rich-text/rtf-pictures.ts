/**
 * Word puts the pictures of a copied text on the clipboard as RTF only: its HTML names files of the other computer.
 */
export interface RtfPicture {
  mime: 'image/png' | 'image/jpeg';
  bytes: Uint8Array<ArrayBuffer>;
}

const FORMATS = { '\\pngblip': 'image/png', '\\jpegblip': 'image/jpeg' } as const;

/** The index after the group that contains `from`; linear, because an RTF text can have many megabytes. */
function endOfGroup(rtf: string, from: number): number {
  let depth = 1;
  for (let at = from; at < rtf.length; at += 1) {
    const char = rtf[at];
    if (char === '\\') at += 1;
    else if (char === '{') depth += 1;
    else if (char === '}' && --depth === 0) return at;
  }
  return rtf.length;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

function readPicture(group: string): RtfPicture | undefined {
  const format = (Object.keys(FORMATS) as (keyof typeof FORMATS)[]).find((name) => group.includes(name));
  if (!format) return undefined;
  // What follows the nested groups and the control words is the picture, as hexadecimal digits.
  const data = group.replace(/\{[^{}]*\}/g, ' ').replace(/\\[a-z]+-?\d* ?/gi, ' ');
  let start = data.length;
  while (start > 0 && /[\da-f\s]/i.test(data[start - 1]!)) start -= 1;
  const hex = data.slice(start).replace(/\s+/g, '');
  return hex.length >= 8 ? { mime: FORMATS[format], bytes: bytesOf(hex) } : undefined;
}

/** PNG and JPEG pictures of an RTF text, in its order. Word writes each a second time as a metafile, which is skipped. */
export function picturesInRtf(rtf: string): RtfPicture[] {
  const found: RtfPicture[] = [];
  for (let at = rtf.indexOf('\\pict'); at >= 0; at = rtf.indexOf('\\pict', at + 1)) {
    // Not \pictureid or the like.
    if (/[a-z]/i.test(rtf[at + 5] ?? '')) continue;
    const end = endOfGroup(rtf, at + 5);
    const picture = readPicture(rtf.slice(at + 5, end));
    if (picture) found.push(picture);
    at = end;
  }
  return found;
}
