import { sanitizeHtml } from '@/lib/util/sanitize';

const IMAGE = /<img\b/gi;
const imagesIn = (html: string) => html.match(IMAGE)?.length ?? 0;

/**
 * How many pictures of a paste or a drop do not get into a text: files, and pictures whose address leads to the other
 * page or program alone. With HTML beside them, files are the same pictures once more.
 */
export function leftOutOf(data: Pick<DataTransfer, 'getData' | 'files'> | null): number {
  if (!data) return 0;
  const html = data.getData('text/html');
  const images = imagesIn(html);
  if (images > 0) return images - imagesIn(sanitizeHtml(html));
  return [...data.files].filter(({ type }) => type.startsWith('image/')).length;
}
