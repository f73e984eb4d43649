import { styled } from '@mui/material/styles';
import { PICTURE_LOOK } from '@/lib/util/picture-classes';
import { sanitizeHtml } from '@/lib/util/sanitize';
import { FOREIGN_PICTURE, placeElement, useForeignPictureText } from './foreign-picture';

/** Clips content wider than its box, so that foreign HTML cannot cover the page. */
const Box = styled('div')({
  overflow: 'clip',
  overflowWrap: 'anywhere',
  '& img': { maxWidth: '100%', height: 'auto' },
  ...PICTURE_LOOK,
  '& pre': { whiteSpace: 'pre-wrap' },
  ...FOREIGN_PICTURE,
});

interface SafeHtmlProps {
  html: string;
  className?: string;
  /** Without styles of the client: in the frame of another page. */
  plain?: boolean;
}

/** The only place that inserts markup into the page; pictures of hosts that are not configured are not loaded. */
export function SafeHtml({ html, className, plain = false }: SafeHtmlProps) {
  const text = useForeignPictureText();
  const clean = sanitizeHtml(html, (element) => placeElement(element, text));
  const Root = plain ? 'div' : Box;
  return <Root className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
