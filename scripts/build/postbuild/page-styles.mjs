// Puts the page's style sheets into its HTML, so that no paint waits for another response.
import { assetsOf } from '../hosts/assets.mjs';

/**
 * Inlines the page's style sheets at the end of its head, in the order of the build. The links stay, disabled, because React
 * looks for them and would load them itself.
 */
export function withStyles(html, read) {
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
  return sheets.length === 0 ? html : linked.replace('</head>', () => `<style>${sheets.join('')}</style></head>`);
}
