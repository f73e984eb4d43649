import { sanitizeHtml } from '@/lib/util/sanitize';

/** HTML that came from outside, cleaned first. The only place that puts markup into the page. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />;
}
