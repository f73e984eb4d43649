import { useTranslations } from 'next-intl';
import { pictureAddress, shownAddress } from '@/lib/api/addresses/file-address';

export type ForeignPictureText = (host: string) => { label: string; show: string };

export function useForeignPictureText(): ForeignPictureText {
  const t = useTranslations('feedback.foreignPicture');
  return (host) => ({ label: t('label', { host }), show: t('show') });
}

/**
 * The placeholder for a picture of a host that is not configured: the host's name, and a link that opens the picture in
 * a new window, because the Content Security Policy blocks it here. Undefined for an invalid URL.
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

/** Resolves relative URLs of pictures and links in a text against the platform's. */
export function placeElement(element: Element, text: ForeignPictureText): void {
  if (element instanceof HTMLImageElement) placePicture(element, text);
  else {
    const address = element.getAttribute('href') ?? '';
    if (!address.startsWith('#')) element.setAttribute('href', shownAddress(address));
  }
}

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
  // A link that contains only the picture would become empty, and links must not be nested.
  const replaced = around && around.textContent.trim() === '' ? around : picture;
  replaced.replaceWith(...(instead ? [instead] : []));
}
