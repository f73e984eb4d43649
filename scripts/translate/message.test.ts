import { checkMessage } from './message.mjs';
import { checkTexts } from './texts.mjs';

const problemsOf = (locale: string, text: string) => checkMessage(locale, 'product.total', ['total'], text).problems;

test.each([
  ['en', '{n, plural, one {# posts} other {# post}}', '{n, plural} says one where many are, and many where one is'],
  ['zh', '{n, plural, one {# 篇} other {# 篇}}', '{n, plural} has a branch “one”, which zh never takes'],
  ['en', 'Move to ‘Pumps”', 'has a quotation mark without its other one'],
  ['zh', '移到“水泵', 'has a quotation mark without its other one'],
  ['en', 'Save\u00a0all', 'has a no-break space'],
  ['en', 'Terms &amp; conditions', 'has an HTML entity: &amp;'],
  ['vi', 'Lưu &#8230;', 'has an HTML entity: &#8230;'],
  [
    'en',
    '{n, plural, one {# categories} other {# category}}',
    '{n, plural} says one where many are, and many where one is',
  ],
  [
    'en',
    '{n, plural, one {# more are off} other {# more is off}}',
    '{n, plural} says one where many are, and many where one is',
  ],
  ['en', 'Rename ”{name}“', 'has a quotation mark without its other one'],
  ['zh', '「{name}」的操作', 'has corner quotes; instead: “ ”'],
  ['zh', '例如 12.', 'ends in a half-width period'],
  ['zh', '待翻译', 'is not finished: 待翻译'],
  ['en', 'It doesnâ€™t', 'has characters of another encoding: â€'],
  ['en', 'Saved {count}}', 'has a brace that belongs to no argument'],
  ['en', 'Saved..', 'has a mark twice: ..'],
  ['en', 'In the the list', 'has a word twice: the the'],
  ['zh', '您的的账号', 'has a word twice: 的的'],
  ['en', 'Saved ,then sent', 'has a space before a mark, or none after it: d ,'],
  ['en', 'CLOSE RIGHT', 'is in capitals'],
  ['en', 'Item check', 'says “Item”; instead: product, file, row: what it is'],
  ['fr', 'TODO', 'is not finished: TODO'],
  ['zh', '已保存，，请刷新', 'has a mark twice: ，，'],
  ['en', 'Saved,, reload', 'has a mark twice: ,,'],
  ['zh', '请输入你的邮箱', 'says “你”; instead: 您'],
  ['vi', '\u200fLưu', 'has an invisible character: U+200F'],
  ['vi', 'Tối đa ５０', 'has a full-width letter or digit: ５'],
  ['zh', '最多５０个', 'has a full-width letter or digit: ５'],
  ['vi', 'Lưu 产品', 'Chinese in vi: Lưu 产品'],
])('%s: %j is found', (locale, text, problem) => {
  expect(problemsOf(locale, text)).toEqual([problem]);
});

test.each([
  ['en', '{n, plural, one {# entry} other {# entries}}'],
  ['en', '{n, plural, one {# product} other {# products}}'],
  ['en', 'The buyers’ “best” product isn’t ‘new’'],
  ['fr', 'Enregistrer\u00a0:'],
  ['fr', '{n, plural, one {# produit} many {# de produits} other {# produits}}'],
  ['ja', '製品を保存'],
  ['he', '\u200fשמור'],
  ['zh', '“水泵”的‘新’版本'],
  ['en', 'R&D; 50 & more'],
])('%s: %j is right', (locale, text) => {
  expect(problemsOf(locale, text)).toEqual([]);
});

const fileOf = (text: string) => ({ product: `${JSON.stringify({ title: text }, null, 2)}\n` });
const notes = { 'product.title': { note: 'A button' } };

test('a label has no full stop, and a translation is not three times as long as its place', () => {
  const found = (zh: string, en: string, vi: string) =>
    checkTexts({ zh: fileOf(zh), en: fileOf(en), vi: fileOf(vi) }, notes).problems;
  expect(found('全部清空', 'Clear all', 'Xóa tất cả')).toEqual([]);
  expect(found('全部清空', 'Clear all.', 'Xóa tất cả')).toEqual([
    'messages/en/product.json:title:2:3: is a label with a full stop',
  ]);
  expect(found('请填写。', 'Fill this in.', 'Hãy điền')).toEqual([]);
  expect(found('全部清空', 'Clear all', 'Xóa tất cả các mục đã chọn trong danh sách này ngay')).toEqual([
    'messages/vi/product.json:title:2:3: has 51 characters, in English 9',
  ]);
});
