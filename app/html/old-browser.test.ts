/** @jest-environment ./scripts/check/jest-env.ts */
import { parse } from 'acorn';
import { OLD_BROWSER } from './old-browser';
import { PRE_PAINT } from './pre-paint';

const IE11 = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
const IE9 = 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const supportsAll = { supports: () => true };
/** Runs the script as the page does, in a browser with the given user agent and features. */
function run(userAgent: string, css: unknown = supportsAll) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(window, 'CSS', { value: css, configurable: true });
  const script = document.createElement('script');
  script.text = OLD_BROWSER;
  document.head.append(script);
  script.remove();
  return document.querySelector('[role="alertdialog"]');
}

afterEach(() => document.documentElement.querySelectorAll(':scope > div').forEach((element) => element.remove()));

// Not `strict`: they are parsed as plain scripts, not as modules.
it.each([
  ['the warning', OLD_BROWSER, 3],
  ['what runs before the first paint', PRE_PAINT, 5],
] as const)('%s is read by a parser of the time', (_name, text, ecmaVersion) => {
  expect(() => parse(text, { ecmaVersion, sourceType: 'script' })).not.toThrow();
});

it.each([IE11, IE9])('is shown to %s, which nothing closes', (userAgent) => {
  const dialog = run(userAgent)!;
  const named = document.getElementById(dialog.getAttribute('aria-labelledby')!);
  expect(named?.textContent).toContain('请更换浏览器');
  expect(dialog.textContent).toContain('极速模式');
  expect(dialog.textContent).toContain('fast mode');
  expect(dialog.querySelector('button')).toBeNull();
  dialog.parentElement!.click();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(dialog.isConnected).toBe(true);
  expect(document.activeElement).toBe(dialog);
});

it('lets another old browser go on at its own risk', () => {
  const dialog = run(CHROME, { supports: () => false })!;
  dialog.querySelector('button')!.click();
  expect(dialog.isConnected).toBe(false);
});

it.each(['AbortSignal', 'fetch', 'structuredClone'])('misses %s', (name) => {
  const original = Object.getOwnPropertyDescriptor(window, name)!;
  Object.defineProperty(window, name, { value: undefined, configurable: true, writable: true });
  const dialog = run(CHROME);
  Object.defineProperty(window, name, original);
  expect(dialog).not.toBeNull();
});

it('says nothing to a browser that has everything', () => expect(run(CHROME)).toBeNull());
