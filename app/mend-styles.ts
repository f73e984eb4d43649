import { ChunkLoadError } from '@/lib/util/browser/load-chunk';

/** Chrome gives a sheet that was lost an object as well, but nobody may look into it; own sheets can be looked into. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false;
  }
}

/** A style sheet of the page that did not arrive (CSS_CHUNK_LOAD_FAILED) is reported, and requested once more. */
export function mendStyles(onLost: (error: ChunkLoadError) => void): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    // The first sheet is in the HTML (scripts/postbuild.mjs): its file is named only.
    if (link.disabled || isThere(link) || new URL(link.href).origin !== location.origin) continue;
    onLost(new ChunkLoadError(`the style sheet ${link.href} did not arrive`));
    link.replaceWith(link.cloneNode());
  }
}
