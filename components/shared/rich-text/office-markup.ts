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

/** Marks that other programs write as styles; the names of Word's own styles only end like them. */
const MARKS = [
  ['strong', /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?:^|;)\s*font-style:\s*(?:italic|oblique)/i],
  ['u', /(?:^|;)\s*text-decoration(?:-line)?:[^;]*\bunderline\b/i],
] as const;
const PLAIN = /(?:^|;)\s*font-weight:\s*(?:normal|[1-4]00)/i;
/** Elements whose children are rows or items and no text, and those that are bold by themselves. */
const UNMARKED = 'table, thead, tbody, tfoot, tr, colgroup, ul, ol, body, h1, h2, h3, h4, h5, h6';

/** Bold, italic and underlined text as elements; a link is underlined by itself. */
function withMarks(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    element.removeAttribute('data-style');
    // Google Docs encloses all that is copied in a `b` that is not bold.
    if (element.localName === 'b' && PLAIN.test(style)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (element.matches(UNMARKED)) continue;
    for (const [name, pattern] of MARKS) {
      const isLink = name === 'u' && (element.closest('a') ?? element.querySelector('a')) !== null;
      if (!pattern.test(style) || isLink || element.closest(name)) continue;
      const mark = element.ownerDocument.createElement(name);
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
}

/** Headings of levels that texts do not have become the nearest that they have. */
const withLevels = (html: string): string => html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[56]\b/gi, '<$1h4');

/** Styles as data: the policy reports each style that is parsed, also in a document that nobody sees. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/i, ' data-style'));

/** What office programs put on the clipboard, without what only they understand; styles are read here, and not kept. */
export function withoutOfficeMarkup(html: string): string {
  const listed = withLevels(withLists(html));
  if (!/\sstyle\s*=/i.test(listed)) return listed;
  const { body } = new DOMParser().parseFromString(withoutStyles(listed), 'text/html');
  withMarks(body);
  return body.innerHTML;
}
