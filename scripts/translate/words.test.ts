import { wordProblems } from './words.mjs';

const wordsIn = (locale: string, text: string, key = 'product.title') =>
  wordProblems(locale, key, [text]).map((problem: string) => /“(.*?)”/.exec(problem)?.[1]);

test.each([
  ['没能载入产品', ['没能', '载入']],
  ['1 项没有成功', ['没有成功']],
  ['选择分组', ['分组']],
  ['店铺分组', ['分组']],
  ['选择类目', ['类目']],
  ['价格阶梯', ['阶梯']],
  ['面议', ['面议']],
  ['最低起订 5 件', ['最低起订']],
  ['客户发来消息', ['客户']],
  ['已发布 2 篇博客', ['篇博客']],
  ['请登陆账户', ['登陆', '账户']],
  [' 点', ['点']],
])('finds in the Chinese text %s the words %j', (text, words) => {
  expect(wordsIn('zh', text)).toEqual(words);
});

test.each([
  '加载失败',
  '店铺分类',
  '平台类目',
  '阶梯价',
  '价格面议',
  '起订量 5 件',
  '系统启动失败',
  '客户评价',
  '2 篇博客文章',
  '登录账号',
  '个百分点',
  '第 3 点',
  '选择“草稿”',
])('lets the Chinese text %s be', (text) => {
  expect(wordsIn('zh', text)).toEqual([]);
});

test.each([
  ['The settings are mended', ['mended']],
  ['A type that is not taken', ['taken']],
  ['Buyers find you by it', ['by it']],
  ['The summary stands here', ['stands here']],
  ['Let go to upload', ['Let go']],
  ['Files are on their way', ['on their way']],
  ['Delete it all the same', ['all the same']],
  ['Somebody else changed it', ['Somebody']],
  ['The list could not be loaded', ['not be loaded']],
  ['Failed to load the list', ['Failed to load']],
  ['Unable to load posts', ['Unable to load']],
  ['Your E-mail', ['E-mail']],
  ['Colour and centre', ['Colour']],
  ['Customise it', ['Customise']],
  ['New enquiry', ['enquir']],
  ['Add a step', ['step']],
  ['Shop groups', ['groups']],
  ['Negotiable', ['Negotiable']],
  ['Minimum order', ['Minimum order']],
  ['Two materials', ['materials']],
  ['A customer wrote', ['customer']],
  ['Sign in, or log off', ['Sign in']],
])('finds in the English text %s the words %j', (text, words) => {
  expect(wordsIn('en', text)).toEqual(words);
});

test.each([
  'Couldn’t load the list',
  'Load more',
  'Try again',
  'Your email',
  'Color and center',
  'Customize it',
  'Otherwise, promise a precise time',
  'Single sign-on',
  'Log in',
  'Lead time',
  'Millimeters',
  'The shop’s “logo”',
  'Inquiries grouped by buyer',
])('lets the English text %s be', (text) => {
  expect(wordsIn('en', text)).toEqual([]);
});

test('a title that is fixed may say it, the text beside it may not', () => {
  expect(wordsIn('en', 'Customer reviews', 'review.pageTitle')).toEqual([]);
  expect(wordsIn('en', 'Customer reviews', 'review.title')).toEqual(['Customer']);
  expect(wordsIn('zh', '评论', 'blogList.column.comments')).toEqual([]);
  expect(wordsIn('zh', '评论', 'review.title')).toEqual(['评论']);
});

test('texts of the specification are as they are; a language without a list has no forbidden words', () => {
  expect(wordsIn('zh', '资源不存在', 'entry.status.404')).toEqual([]);
  expect(wordsIn('zh', '资源不存在', 'entry.title')).toEqual(['资源']);
  expect(wordsIn('fr', 'retry')).toEqual([]);
});

test('says what to write instead, once for a word', () => {
  expect(wordProblems('zh', 'product.title', ['载入', '正在载入'])).toEqual(['says “载入”; instead: 加载']);
});
