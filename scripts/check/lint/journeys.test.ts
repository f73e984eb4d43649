import { isWrite } from '../../../e2e/support/host';
import { namesThere, soughtIn } from '../../../e2e/support/names-there';
import { shortened } from '../../../e2e/support/outline';

describe('a name that is not there', () => {
  const CLICK = `TimeoutError: locator.click: Timeout 5000ms exceeded.
Call log:
  - waiting for getByRole('main').getByRole('button', { name: '登陆', exact: true })`;
  const SEEN = `Error: expect(locator).toBeVisible() failed

Locator: getByRole('link', { name: /Products?/ }).first()
Expected: visible`;
  const SNAPSHOT = `- main:
  - button "切换语言"
  - button "登录" [disabled]
  - 'button "Note: all"'
  - link "注册":
    - /url: "#/register"
  - button "登录"`;

  test('is found in what an error says', () => {
    expect(soughtIn(CLICK)).toEqual({ role: 'button', name: "'登陆'" });
    expect(soughtIn(SEEN)).toEqual({ role: 'link', name: '/Products?/' });
    expect(soughtIn('Error: expect(received).toBe(expected)')).toBeUndefined();
    expect(soughtIn("Timeout 5000ms exceeded.\n  - waiting for getByText('a')")).toBeUndefined();
  });

  test('is answered with the names that are, once each, the most alike first', () => {
    expect(namesThere(SNAPSHOT, { role: 'button', name: "'登陆'" })).toBe(
      'Names of button on the page: "登录", "切换语言", "Note: all".',
    );
    expect(namesThere(SNAPSHOT, { role: 'tab', name: "'a'" })).toBe('There is no tab with a name on the page.');
    const many = Array.from({ length: 30 }, (_, at) => `- button "b${at}"`).join('\n');
    expect(namesThere(many, { role: 'button', name: "'b29'" })).toMatch(/page: "b29", .* and 6 more\.$/);
  });
});

describe('what may leave the browser for a deployed platform', () => {
  const host = { url: 'https://shop.test/client/', config: { baseURL: 'https://api.test/v1' } };
  const moved = { ...host, config: { ...host.config, paths: { '/supplier/auth/Login': 'https://id.test/in' } } };
  const request = (method: string, url: string) => ({ method: () => method, url: () => url });

  test.each([
    ['GET', 'https://api.test/v1/supplier/product/getList', false],
    ['POST', 'https://api.test/v1/supplier/auth/Login', false],
    ['POST', 'https://api.test/v1/supplier/auth/getUserInfo', false],
    ['POST', 'https://api.test/v1/supplier/auth/modifyPassword', true],
    ['POST', 'https://api.test/v1/supplier/inquiry/doRead', true],
    ['POST', 'https://elsewhere.test/v1/supplier/auth/Login', true],
    ['DELETE', 'https://api.test/v1/supplier/product/1', true],
  ])('%s %s', (method, url, write) => expect(isWrite(request(method, url), host)).toBe(write));

  test('a call that config.json has moved', () => {
    expect(isWrite(request('POST', 'https://id.test/in'), moved)).toBe(false);
    expect(isWrite(request('POST', 'https://api.test/v1/supplier/auth/Login'), moved)).toBe(true);
  });

  test('without a base, calls go to the host of the client', () => {
    const same = { url: 'https://shop.test/', config: {} };
    expect(isWrite(request('POST', 'https://shop.test/supplier/auth/Login'), same)).toBe(false);
    expect(isWrite(request('POST', 'https://shop.test/supplier/product/doEdit'), same)).toBe(true);
  });
});

test('an outline has two rows of each list, with what is in them, and all that follows', () => {
  const rows = (...names: string[]) => names.map((name) => `    - row "${name}":\n      - cell "${name}"`).join('\n');
  const table = (body: string) => `- main:\n  - table "A":\n${body}\n  - list:\n    - listitem: x`;
  expect(shortened(table(rows('1', '2', '3', '4')))).toBe(`${table(rows('1', '2'))}\n`);
  // The rows of another list are counted from the start.
  expect(shortened(`- list:\n  - listitem: 1\n  - listitem: 2\n- list:\n  - listitem: 3`)).toContain('listitem: 3');
});
