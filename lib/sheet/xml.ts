const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  if (!lines.includes('&')) return lines;
  return lines.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, digits?: string, name = '') => {
      if (name) return ENTITIES[name] ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(digits);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Attributes without the prefixes of their names. */
export type Attributes = Readonly<Record<string, string>>;

const ATTRIBUTE = /([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributesOf(tag: string): Attributes {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name, double, single] of tag.matchAll(ATTRIBUTE)) found[name!] = decoded(double ?? single ?? '');
  return found;
}

/** The `>` that ends a tag: one within a quoted value does not. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at += 1) {
    const char = xml[at]!;
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at;
  }
  throw new Error('A tag has no end');
}

/** Comments and declarations have no meaning here; a CDATA section is text. */
const SKIPPED: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
];

export interface XmlReader {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

/**
 * Reads XML from its beginning to its end; names come without their prefixes. Entities of a document's own are not
 * expanded. Throws if it is cut off.
 */
export function readXml(xml: string, { open, close, text }: XmlReader): void {
  let depth = 0;
  for (let at = 0; at < xml.length;) {
    const start = xml.indexOf('<', at);
    const until = start < 0 ? xml.length : start;
    if (until > at) text(decoded(xml.slice(at, until)));
    if (start < 0) break;
    const skipped = SKIPPED.find(([begin]) => xml.startsWith(begin, start));
    if (skipped) {
      const [begin, ending] = skipped;
      const end = xml.indexOf(ending, start + begin.length);
      if (end < 0) throw new Error('A section has no end');
      if (begin === '<![CDATA[') text(xml.slice(start + begin.length, end));
      at = end + ending.length;
      continue;
    }
    const end = endOfTag(xml, start + 1);
    const tag = xml.slice(start + 1, end);
    const [, slash, name = ''] = /^(\/?)(?:[^\s:/]+:)?([^\s/]+)/.exec(tag) ?? [];
    if (!slash) {
      open(name, attributesOf(tag));
      depth += 1;
    }
    if (slash || tag.endsWith('/')) {
      close(name);
      depth -= 1;
    }
    at = end + 1;
  }
  if (depth !== 0) throw new Error('The document is cut off');
}
