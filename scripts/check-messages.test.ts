import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkMessages } from './check-messages.mjs';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const messages = (locale: string, name: string, tree: object) =>
  write(`messages/${locale}/${name}.json`, `${JSON.stringify(tree, null, 2)}\n`);

/** A project with valid messages; each test adds one mistake. */
const zh = { title: '产品', total: '共 {n, number} 条', status: { draft: '草稿' }, deep: { way: { off: '关' } } };
const en = {
  title: 'Products',
  total: '{n, plural, one {# item} other {# items}}',
  status: { draft: 'Draft' },
  deep: { way: { off: 'Off' } },
};
const code =
  "const t = useTranslations('product'); t('title'); t('total', { n }); t(`status.${x}`); const base = 'product.deep';";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
  messages('zh', 'product', zh);
  messages('en', 'product', en);
  write('components/A.tsx', code);
});
afterEach(() => rmSync(root, { recursive: true }));

const problems = () => checkMessages(root).problems;

test('messages that fit have no problems', () => {
  expect(checkMessages(root)).toEqual({ problems: [], count: 4 });
});

test('a language besides the shipped two may lack texts, but has none of its own', () => {
  messages('fr', 'product', { title: 'Produits', extra: 'De trop' });
  expect(problems()).toEqual(['messages/fr/product.json:extra: is not a key of zh']);
});

test.each([
  ['a key without its translation', { ...zh, title: undefined }, 'messages/zh/product.json:title: is missing'],
  [
    'a text that does not parse',
    { ...zh, title: '产品 {n' },
    'messages/zh/product.json:title: does not parse: EXPECT_ARGUMENT_CLOSING_BRACE',
  ],
  [
    'other arguments',
    { ...zh, total: '共 {m, number} 条' },
    'messages/en/product.json:total: takes {n: number}, but in zh {m: number}',
  ],
  [
    'an argument of another type',
    { ...zh, total: '共 {n} 条' },
    'messages/en/product.json:total: takes {n: number}, but in zh {n: plain}',
  ],
  ['an empty text', { ...zh, title: ' ' }, 'messages/zh/product.json:title: is empty'],
  ['no text', { ...zh, title: 5 }, 'messages/zh/product.json:title: is no text'],
  [
    'half-width punctuation',
    { ...zh, title: '产品,列表' },
    'messages/zh/product.json:title: half-width punctuation beside Chinese: 产品,列表',
  ],
])('finds %s', (_, tree, problem) => {
  messages('zh', 'product', tree);
  expect(problems()).toEqual([problem]);
});

test('finds Chinese in English, but lets a language name itself', () => {
  messages('en', 'product', { ...en, title: '产品' });
  expect(problems()).toEqual(['messages/en/product.json:title: Chinese in English: 产品']);
  messages('en', 'product', { ...en, title: 'Language: 中文' });
  expect(problems()).toEqual([]);
});

test('finds a forbidden word in the text, not in the name of an argument', () => {
  messages('zh', 'product', { ...zh, total: '{retry} {n, number} 个分组' });
  messages('en', 'product', { ...en, total: '{retry} {n, plural, one {# group} other {# rows}}' });
  expect(problems()).toEqual([
    'messages/zh/product.json:total: says “分组”; instead: 店铺分类',
    'messages/en/product.json:total: says “group”; instead: shop category',
  ]);
});

test('finds a key that is too deep or not camelCase', () => {
  const tree = (text: string) => ({ 'ba-d': { title: { title: { title: { title: text } } } } });
  messages('zh', 'odd', tree('产品'));
  messages('en', 'odd', tree('Products'));
  expect(problems()).toContain('messages/zh/odd.json:ba-d.title.title.title.title: lies deeper than 4 levels');
  expect(problems()).toContain('messages/zh/odd.json:ba-d.title.title.title.title: "ba-d" is not camelCase');
});

test('finds a file of one language only, a file that is no JSON, and one that is written otherwise', () => {
  messages('zh', 'blog', { title: '博客' });
  expect(problems()).toEqual(['messages/en/blog.json:: is missing']);
  write('messages/en/blog.json', '{');
  expect(problems().join()).toContain('messages/en/blog.json:: no JSON');
  write('messages/en/blog.json', '{"title":"Blogs"}');
  expect(problems().join()).toContain('messages/en/blog.json:: is not formatted');
});

test('finds keys that nothing uses', () => {
  write('components/A.tsx', "const t = useTranslations('product'); t('total', { n }); t(`status.${x}`);");
  expect(problems()).toEqual([
    'messages/zh/product.json:title: is not used',
    'messages/zh/product.json:deep.way.off: is not used',
  ]);
});

test('a namespace that is read as a whole is used; what the demo platform says uses nothing', () => {
  write('components/A.tsx', "import zh from '@/messages/zh/product.json'; Object.entries(zh);");
  expect(problems()).toEqual([]);
  write('components/A.tsx', '');
  write('lib/demo/a.ts', 't(`t${x}`); t(`deep.${x}`);');
  expect(problems()).toContain('messages/zh/product.json:title: is not used');
});
