import { ChunkLoadError } from '@/lib/util/browser/load-chunk';

/** Chrome creates a sheet object for a failed style sheet too, but access to its rules throws. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false;
  }
}

/** Reports style sheets of the page that failed to load (CSS_CHUNK_LOAD_FAILED), and requests each once again. */
export function mendStyles(onLost: (error: ChunkLoadError) => void): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    // The first style sheet is inlined in the HTML (scripts/postbuild.mjs): its link is disabled.
    if (link.disabled || isThere(link) || new URL(link.href).origin !== location.origin) continue;
    onLost(new ChunkLoadError(`the style sheet ${link.href} did not arrive`));
    link.replaceWith(link.cloneNode());
  }
}
