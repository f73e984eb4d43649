import DOMPurify from 'dompurify';
import { knownMarkup } from './known-markup';

const ALLOWED = {
  ALLOWED_TAGS:
    'a b blockquote br code del div em figure figcaption h2 h3 h4 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'target', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|data:image\/|\.?\/(?![\\/])|[\w-][\w.-]*\/|#)/i,
};

const TAGS = new Set(ALLOWED.ALLOWED_TAGS);
const ATTRIBUTES = new Set(ALLOWED.ALLOWED_ATTR);

/**
 * HTML of the platform or of the clipboard without anything that runs, covers the page or names an element of ours.
 * `place` can change or replace pictures and links before any picture is fetched. Markup that the sanitiser cannot
 * parse yields '': a text must not break the page around it.
 */
export function sanitizeHtml(html: string, place?: (element: Element) => void): string {
  try {
    const markup = knownMarkup(html, TAGS, ATTRIBUTES);
    const fragment = DOMPurify.sanitize(markup, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
    for (const link of fragment.querySelectorAll('a')) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
    if (place) fragment.querySelectorAll('img, a[href]').forEach(place);
    // Created in the sanitiser's own document: in the page's, pictures would be fetched at once.
    const holder = fragment.ownerDocument.createElement('div');
    holder.append(fragment);
    return holder.innerHTML;
  } catch {
    return '';
  }
}
