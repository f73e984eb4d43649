import { sanitizeHtml } from '@/lib/util/sanitize';

const IMAGE = /<img\b/gi;
/** The sanitiser keeps the element of a picture whose address it removes. */
const IMAGE_WITH_ADDRESS = /<img\b[^>]*\ssrc=/gi;
const countOf = (pattern: RegExp, html: string) => html.match(pattern)?.length ?? 0;

/**
 * How many pictures of a paste or drop cannot be inserted into the text: files, and pictures whose address works only
 * in the other page or program. If there is HTML, the files are the same pictures.
 */
export function leftOutOf(data: Pick<DataTransfer, 'getData' | 'files'> | null): number {
  if (!data) return 0;
  const html = data.getData('text/html');
  const images = countOf(IMAGE, html);
  if (images > 0) return images - countOf(IMAGE_WITH_ADDRESS, sanitizeHtml(html));
  return [...data.files].filter(({ type }) => type.startsWith('image/')).length;
}
