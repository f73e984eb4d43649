import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import { createTranslator } from 'next-intl';
import { writtenText } from '@/app/translate/prepared';
import { formatsOf, type Locale } from '@/lib/i18n/locales';
import { localesIn, namespacesIn } from '../../translate/list.mjs';
import { FORMATTER, preparedTexts } from './prepare-texts.mjs';

type Values = Record<string, unknown>;
type Format = (key: string, message: unknown, values: Values, options: object) => string;
const root = join(__dirname, '../../..');
const { default: formatted } = jest.requireActual<{ default: Format }>(join(root, FORMATTER));

const leavesOf = (texts: object): string[] =>
  Object.values(texts).flatMap((value: string | object) => (typeof value === 'string' ? value : leavesOf(value)));

const TEXTS = localesIn().flatMap((locale) =>
  namespacesIn(locale).flatMap((name) => {
    const texts = JSON.parse(readFileSync(join(root, 'messages', locale, `${name}.json`), 'utf8')) as object;
    return leavesOf(texts).map((text) => [locale as Locale, text] as const);
  }),
);

/** Values with which each branch of a message is shown. */
function valuesFor(elements: MessageFormatElement[], turn: number, found: Values = {}): Values {
  for (const element of elements) {
    if (element.type === TYPE.argument) found[element.value] = 'A';
    if (element.type === TYPE.number || element.type === TYPE.plural) found[element.value] = [0, 1, 2, 12_345.5][turn];
    if (element.type === TYPE.select) found[element.value] = [...Object.keys(element.options), 'any'][turn] ?? 'any';
    if (element.type === TYPE.tag) {
      found[element.value] = (parts: unknown) => `[${String(parts)}]`;
      valuesFor(element.children, turn, found);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select)
      Object.values(element.options).forEach(({ value }) => valuesFor(value, turn, found));
  }
  return found;
}

test('a prepared text says the same as the text in the file, with every value', () => {
  const cached =
    (make: (...options: never[]) => unknown) =>
    (...options: never[]) =>
      make(...options);
  const formatters = {
    getNumberFormat: cached((...options) => new Intl.NumberFormat(...options)),
    getPluralRules: cached((...options) => new Intl.PluralRules(...options)),
  };
  const different = TEXTS.filter(([locale, text]) => {
    const t = createTranslator({ locale, messages: { text } as never, formats: formatsOf(locale) }) as unknown as {
      markup: (key: string, values: Values) => string;
    };
    return [0, 1, 2, 3].some((turn) => {
      const values = valuesFor(parse(text), turn);
      const options = { locale, formatters, globalFormats: formatsOf(locale) };
      return t.markup('text', values) !== formatted('text', compile(text), values, options);
    });
  });
  expect(different).toEqual([]);
});

test('a prepared text can be written again, for translators', () => {
  const prepared = TEXTS.map(([, text]) => compile(text));
  expect(prepared.map((parts) => compile(writtenText(parts)))).toEqual(prepared);
});

test('the groups of a file stay', () => {
  const texts = { title: 'Products', rows: { count: '{count, plural, one {# row} other {# rows}}' } };
  expect(preparedTexts(texts)).toEqual({
    title: 'Products',
    rows: { count: [['count', 2, { one: [0, ' row'], other: [0, ' rows'] }]] },
  });
});
