import { knownMarkup } from '@/lib/util/markup/known-markup';

const NONE: ReadonlySet<string> = new Set();

/** The text of HTML. No element reaches a parser of the browser, which would report its styles to the policy. */
export function plainText(html: string | undefined): string {
  if (!html) return '';
  if (!html.includes('<') && !html.includes('&')) return html;
  const blocks = html.replace(/<(?:\/(?:p|h[1-6]|li|tr|td|th|div|blockquote)|br\s*\/?)>/gi, ' $&');
  return (new DOMParser().parseFromString(knownMarkup(blocks, NONE, NONE), 'text/html').body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

export const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** Whether the editor's HTML has no visible content. */
export const isEmptyHtml = (html: string): boolean => !/<(?:img|hr|table)\b/i.test(html) && plainText(html) === '';

/** How many pictures of a text have no description for buyers who do not see them. */
export const picturesWithoutAlt = (html: string | undefined): number =>
  (html?.match(/<img\b[^>]*>/gi) ?? []).filter((tag) => !/\salt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^"'\s>])/i.test(tag))
    .length;
