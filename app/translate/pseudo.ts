import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const PLAIN = 'aceginorsuyzACEGINORSUYZ';
const ACCENTED = 'áçéğíñóŕšúýžÁÇÉĞÍÑÓŔŠÚÝŽ';
/** Other languages are up to so much longer than English, and than Chinese. */
const GROWTH = 0.4;
const FILLING = 'éíóúá';

const accented = (text: string) => text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

function accent(elements: MessageFormatElement[]): number {
  let length = 0;
  for (const element of elements) {
    if (element.type === TYPE.literal) {
      length += element.value.length;
      element.value = accented(element.value);
    } else if (element.type === TYPE.plural || element.type === TYPE.select) {
      length += Math.max(...Object.values(element.options).map(({ value }) => accent(value)));
    } else if (element.type === TYPE.tag) length += accent(element.children);
  }
  return length;
}

/** A message that is longer and has accents, in brackets: what is cut off, joined or not translated shows itself. */
export function pseudo(text: string): string {
  const elements = parse(text);
  const growth = Math.ceil(accent(elements) * GROWTH);
  const value = `${Array.from({ length: growth }, (_, at) => FILLING[at % FILLING.length]).join('')}]`;
  return printAST([{ type: TYPE.literal, value: '[' }, ...elements, { type: TYPE.literal, value }]);
}
