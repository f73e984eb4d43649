import { ChunkLoadError } from '@/lib/util/load-chunk';

/** A style sheet of the page that did not arrive (CSS_CHUNK_LOAD_FAILED) is told, and asked for once more. */
export function mendStyles(tell: (error: ChunkLoadError) => void): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    tell(new ChunkLoadError(`the style sheet ${link.href} did not arrive`));
    link.replaceWith(link.cloneNode());
  }
}
