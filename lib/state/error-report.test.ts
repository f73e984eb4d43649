/** @jest-environment ./scripts/check/jest-env.ts */
import { ApiError } from '@/lib/api/request/errors';
import { parseConfig, setConfig } from '@/lib/config/config';
import { framesOf, pageOf, reportError, reportOf, scrubbed } from './error-report';

const withStack = (error: Error, stack: string) => Object.assign(error, { stack });
const OWN = `TypeError: x
    at async save (https://shop.example.com/app/_next/static/chunks/0-a~b.js:1:2345)
    at https://shop.example.com/app/_next/static/chunks/frame-zh-0a_b.js:12:3
    at chrome-extension://abc/inject.js:1:1
close@https://shop.example.com/_next/static/chunks/c.js:4:5`;

test('frames are those of the client’s own files, without the host', () => {
  expect(framesOf(OWN)).toEqual([
    'save chunks/0-a~b.js:1:2345',
    'chunks/frame-zh-0a_b.js:12:3',
    'close chunks/c.js:4:5',
  ]);
});

test.each([
  ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
  [`Cannot read properties of 'Li Wei' (reading 'a b')`, 'Cannot read properties of … (reading …)'],
  ['Unexpected token in "my secret text"', 'Unexpected token in …'],
  ['甬泉 is not a function', '… is not a function'],
  ['mail to li.wei@example.com failed at https://a.example/?token=abc', 'mail to … failed at …'],
  ['call 13800138000', 'call #'],
  ['a.map is not a function', 'a.map is not a function'],
])('%p is reported as %p', (message, text) => expect(scrubbed(message)).toBe(text));

test.each([
  ['/Product/Product', '/Product/Product'],
  ['/ProductEdit/8821', '/ProductEdit/*'],
  ['/other/dynamicSegment/test1/1', '/other/dynamicSegment/*/*'],
  ['/%E5%BC%A0/a', '/*/a'],
  ['/', '/'],
])('the page %p is %p', (path, page) => expect(pageOf(path)).toBe(page));

test('an error whose message may quote data is reported by its name and place alone', () => {
  const error = withStack(new SyntaxError('Unexpected token s in JSON: secret1'), OWN);
  expect(reportOf(error, '/Product/Product?title=pump')).toMatchObject({
    error: 'SyntaxError',
    message: '',
    page: '/Product/Product',
  });
});

test('what the platform or the network is to blame for is no report, a response of another shape is one', () => {
  expect(reportOf(new ApiError('network', { code: 0 }), '/')).toBeUndefined();
  expect(reportOf(new ApiError('business', { code: 500, message: 'Li Wei' }), '/')).toBeUndefined();
  expect(reportOf(new ApiError('contract', { code: 0, call: '/product/getList?title=pump', data: 'x' }), '/')).toEqual({
    version: expect.stringMatching(/^\d/) as string,
    error: 'ApiError contract',
    message: '/product/getList',
    stack: [],
    page: '/',
  });
});

test('errors of scripts of others are none of the client', () => {
  expect(
    reportOf(withStack(new TypeError('x'), 'TypeError: x\n at chrome-extension://abc/a.js:1:1'), '/'),
  ).toBeUndefined();
  expect(reportOf('a text', '/')).toBeUndefined();
});

describe('sending', () => {
  const fetcher = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(new Response()));
  const configure = (raw: object) => {
    const result = parseConfig(raw);
    if (!result.ok) throw new Error('refused');
    setConfig(result.config);
  };
  beforeEach(() => {
    jest.resetModules();
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetcher);
    fetcher.mockClear();
  });

  test('is off by default', () => {
    configure({});
    reportError(withStack(new TypeError('off'), OWN), '/');
    expect(fetcher).not.toHaveBeenCalled();
  });

  test('goes without cookies and without an address, an equal error once, ten at most', () => {
    configure({ errorReportURL: 'https://errors.example.com/in' });
    for (const name of ['a', 'a', ...Array.from({ length: 20 }, (_, at) => `b${at}`)]) {
      reportError(withStack(new TypeError(`${name}.map is not a function`), OWN), '/Product/Product');
    }
    expect(fetcher).toHaveBeenCalledTimes(10);
    const [url, init] = fetcher.mock.calls[0]!;
    expect(url).toBe('https://errors.example.com/in');
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
    expect(JSON.parse(init?.body as string)).toMatchObject({
      message: 'a.map is not a function',
      page: '/Product/Product',
    });
  });
});
