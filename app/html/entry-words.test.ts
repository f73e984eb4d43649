/** @jest-environment ./scripts/check/jest-env.ts */
import { htmlLang } from '@/lib/i18n/locales';
import { loginTexts } from '@/lib/i18n/login-texts';
import { LOCALE_CODES } from '@/messages/list';
import { ENTRY_WORDS, wordsIn } from './entry-words';

const others = LOCALE_CODES.filter((locale) => locale !== 'zh');

/** All texts under a key, with their paths. */
const texts = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, object | string]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : texts(value, `${path}${key}.`),
  );

it.each(others)('one word of the page is one word in %s: the table cannot distinguish two', (locale) => {
  const own = Object.fromEntries(texts(loginTexts(locale)));
  const words = wordsIn(locale);
  for (const [path, text] of texts(loginTexts('zh'))) expect([path, words[text]]).toEqual([path, own[path]]);
});

function run(lang: string) {
  document.documentElement.lang = lang;
  document.documentElement.dataset.words = '';
  document.body.innerHTML =
    '<main><h1>登录</h1><button aria-label="切换语言" title="切换语言"></button><p> 还没有账号？ </p><b>甬泉</b><footer>© 全球贸易客户端</footer></main>';
  // eslint-disable-next-line no-new-func -- it is text because it is part of the HTML
  new Function(ENTRY_WORDS)();
  return document.querySelector('main')!;
}

it('puts words and names of the page into the language, leaves everything else, and shows the page', () => {
  const en = loginTexts('en');
  const page = run('en');
  expect(page.querySelector('h1')).toHaveTextContent(en.title);
  expect(page.querySelector('button')).toHaveAccessibleName(en.language);
  expect(page.querySelector('p')).toHaveTextContent(en.noAccount);
  expect(page.querySelector('b')).toHaveTextContent('甬泉');
  expect(page.querySelector('footer')).toHaveTextContent(`© ${en.appTitle}`);
  expect(document.documentElement).not.toHaveAttribute('data-words');
});

it.each([htmlLang('zh'), 'xx'])('shows the page as it is in %s', (lang) => {
  expect(run(lang).querySelector('h1')).toHaveTextContent('登录');
  expect(document.documentElement).not.toHaveAttribute('data-words');
});
