import { sanitizeHtml } from '@/lib/util/markup/sanitize';
import { placeElement, useForeignPictureText } from './foreign-picture';
import pictures from './pictures.module.css';
import styles from './SafeHtml.module.css';

interface SafeHtmlProps {
  html: string;
  className?: string;
  /** Without styles of the client: in the frame of another page. */
  plain?: boolean;
}

/** The only place that inserts markup into the page; pictures of hosts that are not configured are not loaded. */
export function SafeHtml({ html, className = '', plain = false }: SafeHtmlProps) {
  const text = useForeignPictureText();
  const clean = sanitizeHtml(html, (element) => placeElement(element, text));
  const look = plain ? className : `${styles.box} ${pictures.pictures} ${className}`;
  return <div className={look} dangerouslySetInnerHTML={{ __html: clean }} />;
}
