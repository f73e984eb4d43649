// Puts the page's style sheets into its HTML, so that no paint waits for another response.
import { PurgeCSS } from 'purgecss';
import { assetsOf } from '../hosts/assets.mjs';
import { markupOf } from '../hosts/policy.mjs';

/** Where the page has room for its style sheets, after all that the first paint shows (app/layout.tsx). */
const ROOM = '/* all styles */';

/** What PRE_PAINT and EARLY_REQUESTS set on <html> and <body> before the first paint (app/html). */
const SET_BEFORE_PAINT = {
  dynamicAttributes: ['data-skin', 'data-scheme', 'data-entry', 'data-first-visit', 'data-words', 'lang'],
  safelist: [/^vab-/],
};

/** The rules of a style sheet that apply to what a page holds, whatever its skin, scheme and language. */
export async function stylesFor(html, sheet) {
  const options = { content: [{ raw: markupOf(html), extension: 'html' }], css: [{ raw: sheet }], ...SET_BEFORE_PAINT };
  const [{ css }] = await new PurgeCSS().purge({ ...options, variables: true });
  return css;
}

/**
 * Inlines the page's style sheets: in its head those rules that the first paint needs, a seventh of them, and at the end of its
 * body all of them, so that their order is that of the build. What is shown first is painted before the rest has come. The
 * links stay, disabled, because React looks for them and would load them itself.
 */
export async function withStyles(html, read) {
  const sheets = [];
  const assets = assetsOf(html);
  const linked = html.replace(/<link rel="stylesheet" href="([^"]+\.css)"(?! disabled)/g, (link, address) => {
    if (!address.startsWith(assets)) return link;
    sheets.push(
      read(address.slice(assets.length))
        .replace(/\/\*#.*?\*\//g, '')
        .trim(),
    );
    return `${link} disabled=""`;
  });
  if (sheets.length === 0) return html;
  if (!linked.includes(ROOM)) throw new Error('index.html has no room for its style sheets');
  const all = sheets.join('');
  const first = await stylesFor(html, all);
  return linked.replace('</head>', () => `<style>${first}</style></head>`).replace(ROOM, () => all);
}
