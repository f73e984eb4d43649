import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkMessages, fixMessages } from './check-messages.mjs';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const messages = (locale: string, name: string, tree: object) =>
  write(`messages/${locale}/${name}.json`, `${JSON.stringify(tree, null, 2)}\n`);

/** A project whose messages have nothing wrong; each test seeds one fault into it. */
const zh = { title: '产品', total: '共 {n, number} 条', status: { draft: '草稿', online: '在线' }, more: '更多' };
const en = {
  title: 'Products',
  total: '{n, plural, one {# post} other {# posts}}',
  status: { draft: 'Draft', online: 'Online' },
  more: 'More',
};
const notes = { 'product.*': { note: 'In the list' }, 'product.status.*': { note: 'On a badge' } };
const writeNotes = (added: object) => write('messages/notes.json', JSON.stringify({ ...notes, ...added }));
const code = `
import { useTranslations } from 'next-intl';
export function A({ n, x }: { n: number; x: 'draft' | 'online' }) {
  const t = useTranslations('product');
  return [t('title'), t('total', { n }), t(\`status.\${x}\`), t(n > 1 ? 'more' : 'title')];
}
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
  messages('zh', 'product', zh);
  messages('en', 'product', en);
  writeNotes({});
  write('components/A.tsx', code);
});
afterEach(() => rmSync(root, { recursive: true }));

const problems = () => checkMessages(root).problems;

test('messages that fit have no problems', () => {
  expect(checkMessages(root)).toEqual({ problems: [], count: 5, lacking: [] });
});

test('a language besides the shipped two may lack texts, which are counted, but has none of its own', () => {
  messages('fr', 'product', { title: 'Produits', extra: 'De trop' });
  expect(problems()).toEqual(['messages/fr/product.json:extra:3:3: is not a key of the reference, zh']);
  expect(checkMessages(root).lacking.map(({ key }) => key)).toEqual(['total', 'status.draft', 'status.online', 'more']);
});

const ZH = 'messages/zh/product.json';
const EN = 'messages/en/product.json';
const joined = code.replace("t('title'),", "t('title') + ' ' + t('more'),");

/** A fault, how it is planted, and everything that is then found. */
const FAULTS: [string, () => void, string[]][] = [
  ['a missing text', () => messages('en', 'product', { ...en, more: undefined }), [`${EN}:more:1:1: is missing`]],
  [
    'a missing text of a group, at the group',
    () => messages('en', 'product', { ...en, status: { online: 'Online' } }),
    [`${EN}:status.draft:4:3: is missing`],
  ],
  ['a missing file', () => rmSync(join(root, EN)), [`${EN}:1:1: is missing`]],
  [
    'a key that the reference does not have, in its own file alone',
    () => messages('en', 'product', { ...en, extra: 'Extra' }),
    [`${EN}:extra:9:3: is not a key of the reference, zh`],
  ],
  [
    'a text that does not parse',
    () => messages('zh', 'product', { ...zh, title: '产品 {n' }),
    [`${ZH}:title:2:3: does not parse: EXPECT_ARGUMENT_CLOSING_BRACE`],
  ],
  [
    'other arguments',
    () => messages('zh', 'product', { ...zh, total: '共 {m, number} 条' }),
    [`${EN}:total:3:3: takes {n: number}, but in zh {m: number}`],
  ],
  [
    'an argument of another type',
    () => messages('zh', 'product', { ...zh, total: '共 {n} 条' }),
    [`${EN}:total:3:3: takes {n: number}, but in zh {n: plain}`],
  ],
  ['an empty text', () => messages('zh', 'product', { ...zh, title: ' ' }), [`${ZH}:title:2:3: is empty`]],
  ['no text', () => messages('zh', 'product', { ...zh, title: 5 }), [`${ZH}:title:2:3: is no text`]],
  ['no JSON', () => write(EN, '{'), [`${EN}:1:2: no JSON: '}' expected`]],
  [
    'no JSON, at the position of the mistake',
    () => write(EN, '{\n  "title": "Products"\n  "more": "More"\n}\n'),
    [`${EN}:3:3: no JSON: ',' expected`],
  ],
  [
    'a byte order mark',
    () => write(EN, `\ufeff${JSON.stringify(en, null, 2)}\n`),
    [`${EN}:1:1: begins with a byte order mark (--fix)`],
  ],
  [
    'a file that is formatted otherwise',
    () => write(EN, JSON.stringify(en)),
    [`${EN}:1:1: is not formatted with two spaces and a final newline (--fix)`],
  ],
  [
    'a key that is there twice',
    () => write(EN, `${JSON.stringify(en, null, 2)}\n`.replace('"title"', '"more": "More",\n  "title"')),
    [`${EN}:more:9:3: is there twice`, `${EN}:more:9:3: is in another order than in zh (--fix)`],
  ],
  [
    'another order of keys',
    () =>
      messages(
        'en',
        'product',
        Object.fromEntries([...Object.entries(en).slice(1), ...Object.entries(en).slice(0, 1)]),
      ),
    [`${EN}:total:2:3: is in another order than in zh (--fix)`],
  ],
  [
    'a key that is not camelCase',
    () => {
      messages('zh', 'product', { ...zh, 'ba-d': '坏' });
      messages('en', 'product', { ...en, 'ba-d': 'Bad' });
    },
    [
      `${ZH}:ba-d:9:3: "ba-d" is not camelCase`,
      `${EN}:ba-d:9:3: "ba-d" is not camelCase`,
      `${ZH}:ba-d:9:3: is not used`,
    ],
  ],
  [
    'Chinese in English',
    () => messages('en', 'product', { ...en, title: '产品列表' }),
    [`${EN}:title:2:3: Chinese in English: 产品列表`],
  ],
  [
    'English in Chinese',
    () => messages('zh', 'product', { ...zh, more: 'Show 更多' }),
    [`${ZH}:more:8:3: English in Chinese: Show`],
  ],
  [
    'a text that is the same as its source',
    () => messages('zh', 'product', { ...zh, title: 'Products' }),
    [`${ZH}:title:2:3: English in Chinese: Products`, `${EN}:title:2:3: is not translated`],
  ],
  [
    'traditional characters',
    () => messages('zh', 'product', { ...zh, title: '產品' }),
    [`${ZH}:title:2:3: not simplified Chinese: 產`],
  ],
  [
    'half-width punctuation',
    () => messages('zh', 'product', { ...zh, title: '产品,列表' }),
    [`${ZH}:title:2:3: half-width punctuation beside Chinese: 产品,列表`],
  ],
  [
    'a space at the edge',
    () => messages('en', 'product', { ...en, title: 'Products ' }),
    [`${EN}:title:2:3: begins or ends with a space`],
  ],
  [
    'two spaces',
    () => messages('en', 'product', { ...en, title: 'All  products' }),
    [`${EN}:title:2:3: has two spaces together, or a tab or line break`],
  ],
  [
    'a zero-width character',
    () => messages('zh', 'product', { ...zh, title: '产\u200b品' }),
    [`${ZH}:title:2:3: has an invisible character: U+200B`],
  ],
  [
    'a character that is not drawn',
    () => messages('en', 'product', { ...en, title: '\u180eProducts' }),
    [`${EN}:title:2:3: has an invisible character: U+180E`],
  ],
  [
    'letters of another script',
    () => {
      messages('zh', 'product', { ...zh, title: '我の产品' });
      // The first letter is Cyrillic.
      messages('en', 'product', { ...en, more: '\u0421ategories' });
    },
    [`${ZH}:title:2:3: has letters of another script: の`, `${EN}:more:8:3: has letters of another script: \u0421`],
  ],
  [
    'three full stops in Chinese',
    () => messages('zh', 'product', { ...zh, more: '更多。。。' }),
    [`${ZH}:more:8:3: has three dots; instead: …`],
  ],
  [
    'an accent in place of an apostrophe',
    () => messages('en', 'product', { ...en, title: 'The shop´s products' }),
    [`${EN}:title:2:3: has straight quotes; instead: ’ “ ”`],
  ],
  [
    'a plural with an empty branch',
    () => messages('en', 'product', { ...en, total: '{n, plural, =0 {} one {} other {# posts}}' }),
    [`${EN}:total:3:3: {n, plural} says nothing in the branch “one”`],
  ],
  [
    'three dots',
    () => messages('en', 'product', { ...en, more: 'More...' }),
    [`${EN}:more:8:3: has three dots; instead: …`],
  ],
  [
    'straight quotes',
    () => messages('en', 'product', { ...en, title: "The shop's products" }),
    [`${EN}:title:2:3: has straight quotes; instead: ’ “ ”`],
  ],
  [
    'a plural without a branch',
    () => messages('en', 'product', { ...en, total: '{n, plural, other {# posts}}' }),
    [`${EN}:total:3:3: {n, plural} lacks the branch “one”`],
  ],
  [
    'a text too long for its place',
    () => writeNotes({ 'product.title': { note: 'In a tab', max: 5 } }),
    [`${EN}:title:2:3: has 8 characters, its place has room for 5`],
  ],
  [
    'a note for a text that is not there',
    () => writeNotes({ 'product.name': { note: 'In a tab' } }),
    ['messages/notes.json:product.name:1:1: is a note for a text that is not there'],
  ],
  [
    'a note for texts of which there is none',
    () => writeNotes({ 'product.action.*': { note: 'A button' } }),
    ['messages/notes.json:product.action.*:1:1: is a note for a text that is not there'],
  ],
  [
    'one word that may be a verb or a noun, without a note',
    () => write('messages/notes.json', JSON.stringify({ 'product.*': notes['product.*'] })),
    [
      `${EN}:status.draft:5:5: is one word: say in messages/notes.json what it is and where it is shown`,
      `${EN}:status.online:6:5: is one word: say in messages/notes.json what it is and where it is shown`,
    ],
  ],
  [
    'a text too long for the place of its kind',
    () => writeNotes({ 'product.status.*': { note: 'On a badge', max: 5 }, 'product.status.draft': { note: 'New' } }),
    [`${EN}:status.online:6:5: has 6 characters, its place has room for 5`],
  ],
  [
    'a word that the glossary forbids in Chinese, not in the name of an argument',
    () => messages('zh', 'product', { ...zh, title: '分组' }),
    [`${ZH}:title:2:3: says “分组”; instead: 店铺分类`],
  ],
  [
    'a word that the glossary forbids in English',
    () => messages('en', 'product', { ...en, title: 'Groups' }),
    [`${EN}:title:2:3: says “Groups”; instead: shop category`],
  ],
  [
    'a label in lower case among others',
    () => messages('en', 'product', { ...en, title: 'products' }),
    [`${EN}:title:2:3: begins in lower case, unlike those beside it`],
  ],
  [
    'keys that nothing uses, whatever else is named save, title or status',
    () => {
      write('components/B.tsx', "export const B = { save: 'save', title: 'title', status: 'status' };");
      messages('zh', 'product', { ...zh, status: { ...zh.status, title: '名称' }, save: '保存' });
      messages('en', 'product', { ...en, status: { ...en.status, title: 'Name' }, save: 'Save' });
    },
    [`${ZH}:status.title:7:5: is not used`, `${ZH}:save:10:3: is not used`],
  ],
  [
    'a namespace that nothing uses',
    () => {
      messages('zh', 'form', { title: '产品', save: '保存' });
      messages('en', 'form', { title: 'All products', save: 'Save all' });
    },
    ['messages/zh/form.json:title:2:3: is not used', 'messages/zh/form.json:save:3:3: is not used'],
  ],
  [
    'texts joined from pieces',
    () => write('components/A.tsx', joined),
    ['components/A.tsx:5:11: joins texts; write one message with arguments'],
  ],
  [
    'texts joined by a method',
    () =>
      write(
        'components/A.tsx',
        code.replace("t('title'),", "[t('title'), t('more')].join(' '), t('title').concat(t('more')),"),
      ),
    [
      'components/A.tsx:5:11: joins texts; write one message with arguments',
      'components/A.tsx:5:46: joins texts; write one message with arguments',
    ],
  ],
];

test.each(FAULTS)('finds %s, and nothing else', (_, plant, expected) => {
  plant();
  expect(problems()).toEqual(expected);
});

test('lets a language name itself', () => {
  messages('en', 'product', { ...en, title: 'Language: 中文' });
  expect(problems()).toEqual([]);
});

test('lets a language have its own script, with the joiners that it is written with', () => {
  messages('fa', 'product', { title: 'محصول\u200cها', more: 'بیشتر\u200f' });
  expect(problems()).toEqual([]);
  messages('fa', 'product', { title: 'محصول\u2060ها' });
  expect(problems()).toEqual(['messages/fa/product.json:title:2:3: has an invisible character: U+2060']);
});

test('the build asks for missing texts alone', () => {
  messages('en', 'product', { ...en, title: 'Groups', more: undefined });
  expect(checkMessages(root, { missing: true }).problems).toEqual([`${EN}:more:1:1: is missing`]);
});

test('--fix takes a byte order mark away', () => {
  write(EN, `\ufeff${JSON.stringify(en)}`);
  fixMessages(root);
  expect(readFileSync(join(root, EN), 'utf8')).toBe(`${JSON.stringify(en, null, 2)}\n`);
});

test('--fix sets order, spaces and the form of a file right, and changes no word', () => {
  write(EN, JSON.stringify({ more2: 'x', ...en, title: ' All  products\u200b ' }));
  fixMessages(root);
  expect(readFileSync(join(root, EN), 'utf8')).toBe(
    `${JSON.stringify({ ...en, title: 'All products', more2: 'x' }, null, 2)}\n`,
  );
});

test('a key is used where its text is read from an object, handed to another function, or asked for through a cast', () => {
  write(
    'components/A.tsx',
    `
import { useTranslations } from 'next-intl';
import zh from '@/messages/zh/login.json';
const loginTexts = () => zh;
const FIELDS = { first: 'title' };
const label = (ask: { (key: never): string }, names: object) => String(ask) + String(names);
export function A({ open, x }: { open: (t: (key: 'draft' | 'online') => string) => string; x: string }) {
  const t = useTranslations('product');
  const state = useTranslations('product.status');
  const key = \`tot\${x}\` as 'total';
  return [label(t, FIELDS), open(state), t(key), useTranslations('product')('more'), loginTexts()['name']];
}
`,
  );
  messages('zh', 'login', { name: '名称' });
  messages('en', 'login', { name: 'Full name' });
  expect(problems()).toEqual([]);
});

test('what the code asks for is kept until code or keys change, and read anew where that is broken', () => {
  mkdirSync(join(root, 'node_modules'));
  const kept = join(root, 'node_modules/.cache/i18n-check/code-uses.json');
  expect(problems()).toEqual([]);
  expect(existsSync(kept)).toBe(true);
  expect(problems()).toEqual([]);
  write('components/A.tsx', code.replace("t(n > 1 ? 'more' : 'title')", "t('title')"));
  expect(problems()).toEqual([expect.stringMatching(/more.*is not used/)]);
  write('components/A.tsx', joined);
  expect(problems()).toEqual([expect.stringContaining('joins texts')]);
  writeFileSync(kept, '{');
  expect(problems()).toEqual([expect.stringContaining('joins texts')]);
  messages('zh', 'product', { ...zh, extra: '另外' });
  messages('en', 'product', { ...en, extra: 'Besides' });
  expect(problems()).toEqual([expect.stringMatching(/extra.*is not used/), expect.stringContaining('joins texts')]);
});

test('what the demo platform and tests say uses nothing', () => {
  write('lib/demo/a.ts', code);
  write('components/A.test.tsx', code);
  write('components/A.tsx', '');
  expect(problems()).toHaveLength(5);
});
