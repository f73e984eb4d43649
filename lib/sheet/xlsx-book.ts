import { strFromU8, unzipSync } from 'fflate';
import { BUILT_IN_FORMATS, isBuiltInDate } from './number-format';
import { readXml, type Attributes } from './xml';

/** What the sheets of a workbook refer to. */
export interface Book {
  sheets: { name: string; path: string; isHidden: boolean }[];
  /** The texts that cells name by number. */
  texts: string[];
  /** The number formats of cells by style; '' is none. */
  formats: string[];
  /** Days are counted from 1904 and not from 1900. */
  from1904: boolean;
  part: (path: string) => string | undefined;
}

/** Characters that XML cannot hold are written as `_x000D_` (ECMA-376, part 1, 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** Collects the text of each `item`, without its hints of pronunciation. */
export function textReader() {
  let [text, isText, phonetic] = ['', false, 0];
  return {
    open(name: string): void {
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    close(name: string): void {
      if (name === 'rPh') phonetic -= 1;
      isText = false;
    },
    text(more: string): void {
      if (isText) text += more;
    },
    take(): string {
      const taken = unescaped(text);
      text = '';
      return taken;
    },
  };
}

const nothing = () => {};

/** All elements of a name with their attributes. */
function elements(xml: string | undefined, name: string, within?: string): Attributes[] {
  const found: Attributes[] = [];
  let isWithin = within === undefined;
  readXml(xml ?? '', {
    open: (own, attributes) => {
      if (own === within) isWithin = true;
      else if (own === name && isWithin) found.push(attributes);
    },
    close: (own) => own === within && (isWithin = false),
    text: nothing,
  });
  return found;
}

function textsIn(xml: string | undefined): string[] {
  const texts: string[] = [];
  const reader = textReader();
  readXml(xml ?? '', {
    ...reader,
    close: (name) => {
      reader.close(name);
      if (name === 'si') texts.push(reader.take());
    },
  });
  return texts;
}

/** A format that counts as a date whatever its code is, because the language of the program decides about that. */
const DATE = 'yyyy-mm-dd';

function formatsIn(xml: string | undefined): string[] {
  const own = new Map(elements(xml, 'numFmt').map(({ numFmtId, formatCode }) => [Number(numFmtId), formatCode ?? '']));
  const codeOf = (id: number) => own.get(id) ?? (isBuiltInDate(id) ? DATE : (BUILT_IN_FORMATS[id] ?? ''));
  return elements(xml, 'xf', 'cellXfs').map(({ numFmtId = '0' }) => codeOf(Number(numFmtId)));
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** The parts of a workbook except for its sheets. Throws if it is none. */
export function openBook(bytes: Uint8Array<ArrayBuffer>): Book {
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/i.test(name) });
  // Names of parts are compared without case.
  const names = new Map(Object.keys(parts).map((name) => [name.toLowerCase(), name]));
  const part = (path: string) => {
    const name = names.get(path.toLowerCase());
    return name === undefined ? undefined : strFromU8(parts[name]!).replace(/^\uFEFF/, '');
  };
  const workbook = part('xl/workbook.xml');
  if (workbook === undefined) throw new Error('There is no workbook in the archive');
  const relations = elements(part('xl/_rels/workbook.xml.rels'), 'Relationship').map(
    ({ Id, Type = '', Target = '' }) => ({
      id: Id,
      kind: Type.slice(Type.lastIndexOf('/') + 1),
      path: Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    }),
  );
  const pathOf = (kind: string) => relations.find((one) => one.kind === kind)?.path;
  return {
    sheets: elements(workbook, 'sheet').flatMap(({ name = '', state = 'visible', id }) => {
      const found = relations.find((one) => one.id === id && one.kind === 'worksheet');
      return found ? [{ name: unescaped(name), path: found.path, isHidden: state !== 'visible' }] : [];
    }),
    texts: textsIn(part(pathOf('sharedStrings') ?? 'xl/sharedStrings.xml')),
    formats: formatsIn(part(pathOf('styles') ?? 'xl/styles.xml')),
    from1904: isTrue(elements(workbook, 'workbookPr')[0]?.date1904),
    part,
  };
}
