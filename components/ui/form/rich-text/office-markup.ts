/** A list item of Word: a paragraph that names its list and level in its style. */
const LIST_PARAGRAPH = /<p\b[^>]*\bmso-list:\s*l\d+\s+level(\d+)[^>]*>([\s\S]*?)<\/p\s*>/gi;
/** The bullet or number that Word writes for programs without lists. */
const MARKER = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
const ORDERED = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;
/** What may be between two items of a list. */
const NOTHING = /^(?:\s|<!--[\s\S]*?-->)*$/;
const MAX_LEVEL = 9;

const textOf = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/gi, '');

/** Word's list items as lists; they would be paragraphs that begin with a bullet and spaces. */
function withLists(html: string): string {
  const open: string[] = [];
  let output = '';
  let last = 0;
  const closeTo = (depth: number) => {
    while (open.length > depth) output += `</li></${open.pop()}>`;
  };
  for (const { 0: whole, 1: level, 2: content = '', index } of html.matchAll(LIST_PARAGRAPH)) {
    const between = html.slice(last, index);
    if (!NOTHING.test(between)) closeTo(0);
    if (open.length === 0) output += between;
    last = index + whole.length;
    const [marker, shown = ''] = MARKER.exec(content) ?? [];
    const list = ORDERED.test(textOf(shown)) ? 'ol' : 'ul';
    const depth = Math.min(Number(level), MAX_LEVEL) || 1;
    closeTo(depth);
    if (open.length === depth && open.at(-1) !== list) closeTo(depth - 1);
    else if (open.length === depth) output += '</li><li>';
    while (open.length < depth) {
      output += `<${list}><li>`;
      open.push(list);
    }
    output += marker === undefined ? content : content.replace(marker, '');
  }
  closeTo(0);
  return output + html.slice(last);
}

/** Google Docs encloses all that is copied in a `b` that is not bold; its closing tag is ignored without it. */
const PLAIN_BOLD = /<b\b[^>]*[\s;"']font-weight:\s*(?:normal|[1-4]00)\b[^>]*>/gi;

/** What office programs put on the clipboard, without what only they understand; styles are read here, and not kept. */
export const withoutOfficeMarkup = (html: string): string => withLists(html.replace(PLAIN_BOLD, ''));
