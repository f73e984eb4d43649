import { redirectTarget } from './guard';
import { hrefOf, parseLocation } from './location';

/**
 * Addresses that open another site if used as a path (bar S9): every spelling of another host and of a script, in every
 * encoding that a parser or proxy decodes.
 */

const HOSTS = ['evil.test', 'evil.test/a', 'evil.test:443', 'user@evil.test', 'evil.test%2f..', 'evil.test#@own.test'];
const OWN = 'own.test';
const STARTS = [
  '//',
  '///',
  '////',
  '\\\\',
  '/\\',
  '\\/',
  '/\\/',
  '//\\',
  '\t//',
  '/\t/',
  '/\n/',
  '/\r\n/',
  ' //',
  '\u0000//',
  'http://',
  'https://',
  'HTTPS://',
  'https:/',
  'https:',
  'https:\\\\',
  'https:///',
  'ht\ntps://',
  `//${OWN}@`,
  `https://${OWN}@`,
  `https://${OWN}.`,
  '//%09/',
  '/%2f',
  '/%5c',
  '%2f%2f',
  '/.//',
  '/..//',
  './/',
  '.\\\\',
  '〱',
  '／／',
  '//。',
];
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://own.test/%0aalert(1)',
  'javascript:%61lert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  'view-source:https://evil.test',
];
const WRAPPINGS: ((text: string) => string)[] = [
  (text) => text,
  (text) => `/login?redirect=${encodeURIComponent(text)}`,
  (text) => encodeURIComponent(text),
];
const TARGETS = [...STARTS.flatMap((start) => HOSTS.map((host) => start + host)), ...SCRIPTS].flatMap((text) =>
  WRAPPINGS.map((wrap) => wrap(text)),
);

const BASE = `https://${OWN}/app/`;
const originOf = (text: string, base = BASE) => {
  try {
    return new URL(text, base).origin;
  } catch {
    return undefined;
  }
};

test('there are enough of them, and many lead out where nobody looks', () => {
  expect(new Set(TARGETS).size).toBeGreaterThanOrEqual(634);
  const leaving = TARGETS.filter((text) => originOf(text) !== new URL(BASE).origin);
  expect(leaving.length).toBeGreaterThan(130);
});

test.each([
  ['as it is', (text: string) => text],
  ['encoded', encodeURIComponent],
])('after a login each of them, %s, leads to a location of the client', (_, wrap) => {
  for (const text of TARGETS) {
    const target = redirectTarget(parseLocation(`/login?redirect=${wrap(text)}`));
    const href = hrefOf(target);
    expect([text, target]).toEqual([text, expect.stringMatching(/^\/(?![/\\])/)]);
    expect([text, parseLocation(target).path]).not.toEqual([text, '/login']);
    // As in the address bar: the whole path is behind the # of this page.
    const url = new URL(href, BASE);
    expect([text, url.origin, url.pathname]).toEqual([text, new URL(BASE).origin, '/app/']);
    // Parsing it again gives the same location, so that repeated redirects end.
    expect(parseLocation(target).full).toBe(target);
  }
});
