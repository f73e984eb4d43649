import { safeFileName } from './file-name';
import { startsWithBytes } from './first-bytes';

/**
 * The type of a file by its first bytes, with which its name must agree; its declared type proves nothing
 * (docs/decisions/lists.md D97).
 */

export const FILE_KINDS = ['image', 'video', 'document'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/**
 * Documents in a zip archive, those of older Office versions, and plain text differ only in the extensions of their
 * names.
 */
const PAPERS: Record<'zip' | 'ole' | 'text', Record<string, string>> = {
  zip: {
    docx: `${OFFICE}.wordprocessingml.document`,
    xlsx: `${OFFICE}.spreadsheetml.sheet`,
    pptx: `${OFFICE}.presentationml.presentation`,
    zip: 'application/zip',
  },
  ole: { doc: 'application/msword', xls: 'application/vnd.ms-excel', ppt: 'application/vnd.ms-powerpoint' },
  text: { txt: 'text/plain', csv: 'text/csv' },
};

/** The photos of phones, which most browsers do not draw. */
export const HEIC = 'image/heic';

/** The type by the brands of an ISO media file, a container that videos and some pictures share: its own and compatible ones. */
function boxMime(brand: string, others: string): string | undefined {
  if (/^avi[fs]$/.test(brand) || (/^(mif1|msf1)$/.test(brand) && /avi[fs]/.test(others))) return 'image/avif';
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) return HEIC;
  return /^(isom|iso\d|mp4\d|avc1|dash|M4V |mmp4|MSNV|qt {2})$/.test(brand) ? 'video/mp4' : undefined;
}

function mimeOf(bytes: Uint8Array, name: string): string | undefined {
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (startsWithBytes(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWithBytes(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (text(bytes, 0, 4) === 'GIF8') return 'image/gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (startsWithBytes(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  if (text(bytes, 4, 8) === 'ftyp') return boxMime(text(bytes, 8, 12), text(bytes, 16, 64));
  if (text(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (startsWithBytes(bytes, 0x50, 0x4b, 3, 4)) return PAPERS.zip[extension];
  if (startsWithBytes(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return PAPERS.ole[extension];
  // Plain text has no signature; a file with a zero byte is not text.
  return bytes.includes(0) || text(bytes, 0, 2) === 'MZ' ? undefined : PAPERS.text[extension];
}

const kindOfMime = (mime: string): FileKind =>
  mime.startsWith('image/') ? 'image' : mime.startsWith('video/') ? 'video' : 'document';

/** Extensions of types that are recognised by their first bytes; those of documents are in PAPERS. */
const ENDINGS: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif', 'avifs'],
  'video/webm': ['webm'],
  'video/mp4': ['mp4', 'm4v', 'mov', 'qt'],
  'application/pdf': ['pdf'],
};
/** Extensions that may neither precede nor follow another one in a name: accepted types, and executable ones. */
const KNOWN_ENDINGS = new Set([
  ...Object.values(ENDINGS).flat(),
  ...Object.values(PAPERS).flatMap((papers) => Object.keys(papers)),
  ...'apk app bat chm cmd com cpl dll dmg exe hta htm html iso jar js jse lnk mjs msi php ps1 py reg scr sh svg vbe vbs wsf xhtml xml'.split(
    ' ',
  ),
]);

/** Why a file is refused: it is empty, its name has two extensions or one of another type, or its type is unknown. */
export type FileFault = 'empty' | 'twoEndings' | 'otherType' | 'wrongType';

/** Bytes at the beginning of a picture, before which its metadata and the mark of an animation are expected. */
const HEAD = 65_536;

/** What animated PNG, WebP and AVIF have at their beginning. */
export const ANIMATION = /acTL|ANIM|ftypavis/;

export const firstText = async (file: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await file.slice(0, HEAD).arrayBuffer());

export interface TypedFile {
  /** The file with its actual type. */
  file: File;
  kind: FileKind;
}

/**
 * The file with its actual type and kind, or why it is refused. A name without an extension is compared with nothing.
 */
export async function typedFile(file: File): Promise<TypedFile | FileFault> {
  if (file.size === 0) return 'empty';
  // Invisible characters must not hide an extension.
  const [last, before] = safeFileName(file.name).toLowerCase().split('.').slice(1).reverse();
  if (last !== undefined && before !== undefined && KNOWN_ENDINGS.has(last) && KNOWN_ENDINGS.has(before)) {
    return 'twoEndings';
  }
  const mime = mimeOf(new Uint8Array(await file.slice(0, 512).arrayBuffer()), file.name);
  if (!mime) return 'wrongType';
  if (last !== undefined && ENDINGS[mime] && !ENDINGS[mime].includes(last)) return 'otherType';
  const typed = mime === file.type ? file : new File([file], file.name, { type: mime });
  return { file: typed, kind: kindOfMime(mime) };
}

/** The `accept` attribute of file inputs, by kind. */
export const ACCEPTED: Record<FileKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  video: 'video/mp4,video/webm,video/quicktime',
  document: [
    '.pdf',
    ...Object.values(PAPERS).flatMap((papers) => Object.keys(papers).map((name) => `.${name}`)),
  ].join(),
};
