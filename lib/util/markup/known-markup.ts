/** Elements whose content is not markup; they are removed with their content. */
const RAW = new Set(['script', 'style', 'iframe', 'noembed', 'noframes', 'textarea', 'title', 'xmp']);

/** An attribute with its optional value; an unclosed value extends to the end of the text. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*("[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*)?)?/y;
const TAG = /<(\/?)([a-z][^\s/>]*)/iy;
/** Comments, and what browsers parse as comments: `<!…>`, `<?…>`, `</ …>`. */
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/[^a-z])[^>]*(?:>|$)/iy;

const attributeText = (name: string, written = '') => {
  const value = /^["']/.test(written) ? written.slice(1, -1) : written;
  return ` ${name}="${value.replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}"`;
};

/**
 * HTML reduced to known tags and attributes, each written in one normal form; every other `<` becomes text. Parsing
 * unknown styles and handlers would violate the page's policy, so they must not reach a parser
 * (docs/decisions/requests.md D107). The sanitiser decides afterwards what is safe.
 */
export function knownMarkup(html: string, tags: ReadonlySet<string>, attributes: ReadonlySet<string>): string {
  const parts: string[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < html.length) {
    const next = html.indexOf('<', at);
    parts.push(html.slice(at, next < 0 ? html.length : next));
    if (next < 0) break;
    at = next;
    if (match(COMMENT)) continue;
    const tag = match(TAG);
    if (!tag) {
      parts.push('&lt;');
      at += 1;
      continue;
    }
    const name = tag[2]!.toLowerCase();
    let output = '';
    for (let found = match(ATTRIBUTE); found; found = match(ATTRIBUTE)) {
      const attribute = found[1]!.toLowerCase();
      if (attributes.has(attribute)) output += attributeText(attribute, found[2]);
    }
    at = html.indexOf('>', at) + 1;
    // As in browsers, an unfinished tag is dropped together with the rest of the text.
    if (at === 0 || (name === 'plaintext' && !tag[1])) break;
    if (RAW.has(name) && !tag[1]) at = endOfRaw(html, name, at);
    else if (tags.has(name)) parts.push(tag[1] ? `</${name}>` : `<${name}${output}>`);
  }
  return parts.join('');
}

function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
