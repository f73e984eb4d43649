/** The text of HTML, without running any of it. */
export function plainText(html: string | undefined): string {
  if (!html) return '';
  if (!html.includes('<') && !html.includes('&')) return html;
  const blocks = html.replace(/<(?:\/(?:p|h[1-6]|li|tr|td|th|div|blockquote)|br\s*\/?)>/gi, ' $&');
  return (new DOMParser().parseFromString(blocks, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** Whether the editor's HTML has no visible content. */
export const isEmptyHtml = (html: string): boolean => !/<(?:img|hr|table)\b/i.test(html) && plainText(html) === '';
