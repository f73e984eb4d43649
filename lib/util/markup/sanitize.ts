import DOMPurify from 'dompurify';
import { knownMarkup } from './known-markup';
import { knownPictureClasses } from './picture-classes';

const ALLOWED = {
  ALLOWED_TAGS:
    'a b blockquote br code del div em figure figcaption h2 h3 h4 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'target', 'rel', 'class'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|data:image\/|\.?\/(?![\\/])|[\w-][\w.-]*\/|#)/i,
};

const TAGS = new Set(ALLOWED.ALLOWED_TAGS);
const ATTRIBUTES = new Set(ALLOWED.ALLOWED_ATTR);

/**
 * `shown`: to read. `edited`: in an editor, where `data-upload` is a picture that is still being uploaded. `pasted`:
 * from another program, whose pictures may have addresses that work only there; `adapt` replaces them.
 */
export type HtmlUse = 'shown' | 'edited' | 'pasted';

const FURTHER: Record<HtmlUse, string[]> = {
  shown: [],
  edited: ['data-upload'],
  pasted: ['data-upload', 'data-src', 'data-pm-slice', 'width', 'height'],
};
/** An address that works only in the other program, as found in what office programs put on the clipboard. */
const LOCAL_ADDRESS = /^(?:file|blob|cid|webkit-fake-url):/i;
const ANY_ADDRESS = new RegExp(`${ALLOWED.ALLOWED_URI_REGEXP.source}|${LOCAL_ADDRESS.source}`, 'i');
export const isLocalAddress = (address: string): boolean => LOCAL_ADDRESS.test(address);

function settle(element: Element, use: HtmlUse): void {
  const classes = element.localName === 'img' ? knownPictureClasses(element.className) : '';
  if (classes) element.className = classes;
  else element.removeAttribute('class');
  if (use !== 'pasted' || element.localName !== 'a') return;
  if (isLocalAddress(element.getAttribute('href') ?? '')) element.removeAttribute('href');
}

/**
 * HTML of the platform or of the clipboard without anything that runs, covers the page or names an element of ours.
 * `adapt` can change or replace pictures and links before any picture is fetched. Markup that the sanitiser cannot
 * parse yields '': a text must not break the page around it.
 */
export function sanitizeHtml(html: string, adapt?: (element: Element) => void, use: HtmlUse = 'shown'): string {
  try {
    const markup = knownMarkup(html, TAGS, new Set([...ATTRIBUTES, ...FURTHER[use]]));
    const fragment = DOMPurify.sanitize(markup, {
      ...ALLOWED,
      ALLOWED_ATTR: [...ALLOWED.ALLOWED_ATTR, ...FURTHER[use]],
      ...(use === 'pasted' && { ALLOWED_URI_REGEXP: ANY_ADDRESS }),
      // Without this DOMPurify would compare a number with the pattern of addresses, and drop it.
      ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'width', 'height'],
      RETURN_DOM_FRAGMENT: true,
    });
    for (const element of fragment.querySelectorAll('[class], a')) settle(element, use);
    for (const link of fragment.querySelectorAll('a')) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
    if (adapt) fragment.querySelectorAll('img, a[href]').forEach(adapt);
    fragment.querySelectorAll('img:not([src]):not([data-upload])').forEach((picture) => picture.remove());
    // Created in the sanitiser's own document: in the page's, pictures would be fetched at once.
    const holder = fragment.ownerDocument.createElement('div');
    holder.append(fragment);
    return holder.innerHTML;
  } catch {
    return '';
  }
}
