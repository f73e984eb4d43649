import { htmlLang } from '@/lib/i18n/locales';
import { loginTexts } from '@/lib/i18n/login-texts';
import { isRecord, isText } from '@/lib/util/guards';
import { LOCALE_CODES } from '@/messages/list';

/** All texts under a key, one after the other. */
const leaves = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (isRecord(text) ? leaves(text) : isText(text) ? [text] : []));

/** The Chinese texts of the HTML, and the same in another language. */
export function wordsIn(locale: (typeof LOCALE_CODES)[number]): Record<string, string> {
  const [from, to] = [leaves(loginTexts('zh')), leaves(loginTexts(locale))];
  const words = Object.fromEntries(from.map((text, at) => [text, to[at]!]));
  return { ...words, [`© ${loginTexts('zh').appTitle}`]: `© ${loginTexts(locale).appTitle}` };
}

const others = LOCALE_CODES.filter((locale) => locale !== 'zh');
const table = Object.fromEntries(others.map((locale) => [htmlLang(locale), wordsIn(locale)]));

/**
 * Runs at the end of the body: the words of the page as it is in the HTML, in the language that PRE_PAINT has found.
 * Until then a page in another language is out of sight (globals.css).
 */
export const ENTRY_WORDS = `(function (doc, root) {
  var words = ${JSON.stringify(table).replaceAll('<', '\\u003c')}[root.lang];
  if (words) {
    var walker = doc.createTreeWalker(doc.body, 5), node, text;
    while ((node = walker.nextNode())) {
      if (node.nodeType === 3) {
        text = words[node.data.trim()];
        if (text) node.data = text;
      } else ['aria-label', 'title'].forEach(function (name) {
        text = words[node.getAttribute(name)];
        if (text) node.setAttribute(name, text);
      });
    }
  }
  root.removeAttribute('data-words');
})(document, document.documentElement);`;
