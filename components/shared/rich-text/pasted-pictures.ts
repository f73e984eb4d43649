import { pictureAddress } from '@/lib/api/addresses/file-address';
import { decodeDataUrl, pictureName } from '@/lib/api/addresses/foreign-picture';
import { decodeUri } from '@/lib/util/decode-uri';
import { isLocalAddress, sanitizeHtml } from '@/lib/util/markup/sanitize';
import { withoutOfficeMarkup } from './office-markup';
import { picturesInRtf } from './rtf-pictures';

/** What a paste can do with a picture that the text may not keep as it is. */
export interface Intake {
  /** Whether the text may keep a data URL: the platform itself has sent it. */
  isSent: (address: string) => boolean;
  isPending: (id: string) => boolean;
  /** Uploads a picture, and returns the id that the text contains in the meantime; `address` is its data URL. */
  upload: (content: Blob, name: string, address?: string) => string;
  /** The same for a picture of another host, which is fetched first. */
  fetch: (address: string) => string;
  /** The HTML is the text itself, typed as source: addresses stay, except for data URLs. */
  isTyped?: boolean;
}

export interface Taken {
  html: string;
  /** Names of the pictures that nobody but the other program can read. */
  leftOut: string[];
}

type Source = Pick<DataTransfer, 'getData' | 'files'>;

const isRelative = (address: string) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** A picture of one or two pixels only reports to its host that a mail was read. */
const isBeacon = (picture: Element) =>
  ['width', 'height'].some((name) => /^[0-2](px)?$/.test(picture.getAttribute(name) ?? ''));

const localName = (address: string) => decodeUri(address.split(/[\\/]/).at(-1) ?? '');

const pictureFiles = ({ files }: Pick<Source, 'files'>) => [...files].filter(({ type }) => type.startsWith('image/'));

/** The bytes that came with the HTML: of its only picture, or of those whose address works only in the other program. */
function bytesBeside(root: ParentNode, source: Source | null): { only?: Blob; local: Blob[] } {
  const pictures = [...root.querySelectorAll('img')];
  const local = pictures.filter((picture) => isLocalAddress(picture.getAttribute('src') ?? ''));
  const files = source ? pictureFiles(source) : [];
  if (pictures.length === 1 && files.length === 1) return { only: files[0], local: [] };
  if (local.length === 0 || !source) return { local: [] };
  const found = picturesInRtf(source.getData('text/rtf'));
  // With another number nobody can say which is which.
  const isSure = found.length === local.length;
  return { local: isSure ? found.map(({ bytes, mime }) => new Blob([bytes], { type: mime })) : [] };
}

/**
 * HTML of the clipboard or of a drop as the text keeps it: pictures of the platform stay, others are uploaded or fetched
 * (`intake`), and those that cannot be read are left out by name.
 */
export function takePictures(html: string, source: Source | null, intake: Intake): Taken {
  const leftOut: string[] = [];
  /** Copied in an editor of this client, where relative addresses are those of the platform. */
  const isOwn = intake.isTyped === true || html.includes('data-pm-slice');
  let beside: ReturnType<typeof bytesBeside> | undefined;
  let local = 0;

  function idOf(address: string): string | undefined {
    const bytes = beside?.only ?? (isLocalAddress(address) ? beside?.local[local++] : undefined);
    if (bytes) return intake.upload(bytes, isLocalAddress(address) ? localName(address) : pictureName(address));
    if (isLocalAddress(address)) return undefined;
    if (/^data:/i.test(address)) {
      const content = decodeDataUrl(address);
      return content && !content.type.includes('svg') ? intake.upload(content, '', address) : undefined;
    }
    return /^https?:/i.test(address) ? intake.fetch(address) : undefined;
  }

  const keeps = (address: string) =>
    /^(data|blob):/i.test(address)
      ? intake.isSent(address)
      : (isOwn || !isRelative(address)) && pictureAddress(address) !== undefined;

  function place(picture: Element): void {
    if (picture.localName !== 'img') return;
    beside ??= bytesBeside(picture.getRootNode() as unknown as ParentNode, source);
    const given = picture.getAttribute('data-upload');
    const stored = picture.getAttribute('data-src');
    const address = stored && isOwn && keeps(stored) ? stored : (picture.getAttribute('src') ?? '');
    const beacon = isBeacon(picture);
    for (const name of ['data-src', 'data-upload', 'width', 'height', 'src']) picture.removeAttribute(name);
    if (given !== null) {
      if (intake.isPending(given)) picture.setAttribute('data-upload', given);
    } else if (keeps(address) || (intake.isTyped && /^https?:/i.test(address))) picture.setAttribute('src', address);
    else if (!beacon && address !== '') {
      const id = idOf(address);
      if (id !== undefined) picture.setAttribute('data-upload', id);
      else
        leftOut.push(
          picture.getAttribute('alt') || (isLocalAddress(address) ? localName(address) : pictureName(address)),
        );
    }
  }
  return { html: sanitizeHtml(intake.isTyped ? html : withoutOfficeMarkup(html), place, 'pasted'), leftOut };
}

/** Files of a paste or drop that comes without HTML: a screenshot, or files of a folder. */
export const filesAlone = (source: Source | null): File[] =>
  source && source.getData('text/html') === '' ? [...source.files] : [];
