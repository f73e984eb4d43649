import { useTranslations } from 'next-intl';
import { pictureAddress, shownAddress } from '@/lib/api/file-address';

/** What stands in the place of a picture that is not loaded, by its host. */
export type ForeignPictureText = (host: string) => { label: string; show: string };

export function useForeignPictureText(): ForeignPictureText {
  const t = useTranslations('feedback.foreignPicture');
  return (host) => ({ label: t('label', { host }), show: t('show') });
}

/**
 * A picture of a host that nobody has named, before it is asked for: whose it is, and a link that opens it beside the
 * client. In its own place no policy would let it be loaded. Undefined where the address leads nowhere.
 */
function placeholder(picture: HTMLImageElement, address: string, text: ForeignPictureText): HTMLElement | undefined {
  if (!/^https?:|^[\\/]{2}/i.test(address) || !URL.canParse(address, location.href)) return undefined;
  const { href, host } = new URL(address, location.href);
  const { label, show } = text(host);
  const link = picture.ownerDocument.createElement('a');
  link.className = 'foreign-picture';
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  const action = picture.ownerDocument.createElement('b');
  action.textContent = show;
  link.append(picture.alt ? `${label} · ${picture.alt} ` : `${label} `, action);
  return link;
}

/** Points a picture or a link of a text at the platform, where its address is relative. */
export function placeElement(element: Element, text: ForeignPictureText): void {
  if (element instanceof HTMLImageElement) placePicture(element, text);
  else {
    const address = element.getAttribute('href') ?? '';
    if (!address.startsWith('#')) element.setAttribute('href', shownAddress(address));
  }
}

/** Points a picture at where it is loaded from, or puts something else in its place. */
export function placePicture(picture: HTMLImageElement, text: ForeignPictureText): void {
  const source = picture.getAttribute('src');
  if (!source) return;
  const address = pictureAddress(source);
  if (address !== undefined) {
    picture.setAttribute('src', address);
    picture.setAttribute('loading', 'lazy');
    return;
  }
  const instead = placeholder(picture, source, text);
  const around = picture.closest('a');
  // A link that holds nothing but the picture would be an empty one, and links hold no links.
  const replaced = around && around.textContent.trim() === '' ? around : picture;
  replaced.replaceWith(...(instead ? [instead] : []));
}

/** Looks of the placeholder, for whatever shows texts of others. */
export const FOREIGN_PICTURE = {
  '& a.foreign-picture': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    maxWidth: '100%',
    minHeight: '2rem',
    margin: '2px 0',
    padding: '5px 12px',
    borderRadius: 'var(--radius-control)',
    border: '1px dashed var(--border-control)',
    backgroundColor: 'var(--surface-sunken)',
    color: 'var(--text-secondary)',
    fontSize: 'var(--type-small)',
    lineHeight: '1.25rem',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& b': { fontWeight: 'var(--weight-medium)', color: 'var(--text-link)' },
    '&:hover b': { textDecoration: 'underline' },
  },
} as const;
