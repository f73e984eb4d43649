import { strToU8, zipSync } from 'fflate';

interface Workbook {
  /** The XML of `<cols>` and what else is in front of the rows. */
  before?: string;
  /** The XML of the rows. */
  rows: string;
  /** The XML behind the rows, such as merged cells. */
  after?: string;
  /** Codes of number formats: the first is style 1. */
  formats?: readonly string[];
  /** Further sheets with their state and rows. */
  others?: readonly { state: string; rows: string }[];
}

/** A cell with a text of its own. */
export const textCell = (address: string, text: string, style = 0): string =>
  `<c${address && ` r="${address}"`} t="inlineStr" s="${style}"><is><t>${text}</t></is></c>`;

export const numberCell = (address: string, value: number, style = 0): string =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`;

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as another program may write it: what the writer of this client never does. */
export function workbook({
  before = '',
  rows,
  after = '',
  formats = [],
  others = [],
}: Workbook): Uint8Array<ArrayBuffer> {
  const sheets = [{ state: 'visible', xml: `${before}<sheetData>${rows}</sheetData>${after}` }].concat(
    others.map(({ state, rows: own }) => ({ state, xml: `<sheetData>${own}</sheetData>` })),
  );
  const escaped = (code: string) => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const numbered = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const styles = [0, ...formats.map((_, at) => 164 + at)].map((id) => `<xf numFmtId="${id}"/>`);
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="${REL}"><sheets>${sheets
      .map(({ state }, at) => `<sheet name="S${at + 1}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, at) => `<Relationship Id="rId${at + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${numbered.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
  };
  sheets.forEach(({ xml }, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet>${xml}</worksheet>`;
  });
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

export const textRow = (number: number, texts: readonly string[], attributes = ''): string =>
  `<row r="${number}"${attributes}>${texts
    .map((text, at) => (text === '' ? '' : textCell(`${String.fromCharCode(65 + at)}${number}`, text)))
    .join('')}</row>`;
