import { styled } from '@mui/material/styles';
import { sanitizeHtml } from '@/lib/util/sanitize';
import { FOREIGN_PICTURE, placeElement, useForeignPictureText } from './foreign-picture';

/** What is wider than its box is cut off there: nothing of others lies over the page. */
const Box = styled('div')({
  overflow: 'clip',
  overflowWrap: 'anywhere',
  '& img': { maxWidth: '100%' },
  '& pre': { whiteSpace: 'pre-wrap' },
  ...FOREIGN_PICTURE,
});

/**
 * HTML that came from outside, cleaned first; pictures of hosts that nobody has named are not loaded. The only place
 * that puts markup into the page.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const text = useForeignPictureText();
  const clean = sanitizeHtml(html, (element) => placeElement(element, text));
  return <Box className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
