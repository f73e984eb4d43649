import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import compile from 'icu-minify/compile';
import { isRecord, isText } from '@/lib/util/guards';

/**
 * The build prepares the texts (scripts/build/make/prepare-texts.mjs), and tools for translators change them as they are written.
 * A part is a text, 0 for the # of a plural, or a list: a name alone, with a number for what it is, or with a tag's parts.
 */
type Part = string | 0 | [name: string, ...rest: unknown[]];
type Branches = Record<string, Part | Part[]>;

const [SELECT, ORDINAL, NUMBER, DATE] = [1, 3, 4, 5];

const elementsOf = (parts: Part | Part[]): MessageFormatElement[] =>
  isText(parts) || parts === 0 ? [elementOf(parts)] : (parts as Part[]).map(elementOf);

function elementOf(part: Part): MessageFormatElement {
  if (part === 0) return { type: TYPE.pound };
  if (isText(part)) return { type: TYPE.literal, value: part };
  const [value, kind, ...rest] = part;
  if (kind === undefined) return { type: TYPE.argument, value };
  if (typeof kind !== 'number' || kind === 0)
    return { type: TYPE.tag, value, children: elementsOf(part.slice(1) as Part[]) };
  const style = rest[0] as string | undefined;
  if (kind === NUMBER) return { type: TYPE.number, value, style: style ?? null };
  if (kind >= DATE) return { type: kind === DATE ? TYPE.date : TYPE.time, value, style: style ?? null };
  const options = Object.fromEntries(
    Object.entries(rest[0] as Branches).map(([name, branch]) => [name, { value: elementsOf(branch) }]),
  );
  if (kind === SELECT) return { type: TYPE.select, value, options };
  return { type: TYPE.plural, value, options, offset: 0, pluralType: kind === ORDINAL ? 'ordinal' : 'cardinal' };
}

/** A prepared text as it is written in messages/. */
export const writtenText = (prepared: unknown): string =>
  isText(prepared) ? prepared : printAST(elementsOf(prepared as Part[]));

const mapTexts = (texts: object, change: (text: unknown) => unknown): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]: [string, unknown]) => [
      key,
      isRecord(value) ? mapTexts(value, change) : change(value),
    ]),
  );

/** Only a build has prepared texts. */
const isBuilt = process.env.NODE_ENV === 'production';

export const writtenTexts = (texts: object): object => (isBuilt ? mapTexts(texts, writtenText) : texts);
export const preparedTexts = (texts: object): object =>
  isBuilt ? mapTexts(texts, (text) => compile(text as string)) : texts;
