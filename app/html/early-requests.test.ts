/** @jest-environment ./scripts/check/jest-env.ts */
import { EARLY_REQUESTS } from './early-requests';

const KNOWN = {
  config: '{}',
  token: ['localStorage', 'supplier-client-token'],
  open: false,
  calls: [
    { method: 'POST', url: 'https://api.example/user', body: '{}', type: 'application/json' },
    { method: 'GET', url: 'https://api.example/overview?from=%7B-29%7D&to=%7B0%7D', path: '' },
    { method: 'GET', url: 'https://api.example/expiring?to=%7B90%7D', path: '' },
  ],
  // Auckland in summer.
  offset: 13 * 3_600_000,
};
const FILES = {
  base: './_next/static/',
  frame: { zh: ['frame-zh.js'], en: ['frame-en.js'] },
  late: { zh: ['late-zh.js'], en: ['late-en.js'] },
  screens: { '/': { zh: [] }, '/Product/Product': { zh: ['list-zh.js', 'list.css'], en: ['list-en.js'] } },
};

let sent: [url: string, init: RequestInit][];
/** Runs it as the head of a new page does, at 2026-11-21 23:30 UTC, which is the 22nd in Auckland. */
function begin(hash: string, stored: Record<string, string> = {}, source = EARLY_REQUESTS) {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 23, 30) });
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  history.replaceState(null, '', `/${hash}`);
  document.head.innerHTML = '';
  document.documentElement.lang = 'zh-CN';
  sent = [];
  window.fetch = (input, init) => {
    sent.push([input as string, init!]);
    return Promise.resolve(new Response('{}'));
  };
  // eslint-disable-next-line no-new-func -- it is text because it is part of the HTML
  new Function(source)();
  jest.useRealTimers();
  return document.documentElement.dataset.entry;
}

const token = { 'supplier-client-token': 'abc' };
const known = { ...token, 'supplier-client-start': JSON.stringify(KNOWN) };

it.each([
  ['', {}, 'login'],
  ['#/Product/Product', {}, 'login'],
  ['', token, 'frame'],
  ['#/login', token, 'frame'],
  ['#/register', {}, 'public'],
  ['#/404', token, 'public'],
  ['?code=1&state=2', {}, 'public'],
  ['', { 'supplier-client-start': JSON.stringify({ ...KNOWN, open: true }) }, 'frame'],
  ['', { 'supplier-client-start': '{' }, 'login'],
])('at %j with %j the first frame shows the %s', (hash, stored, entry) => {
  expect(begin(hash, stored)).toBe(entry);
});

it('asks for the configuration at once, and for nothing else where no earlier visit says what', () => {
  begin('', token);
  expect(sent.map(([url]) => url)).toEqual(['config.json']);
});

it('sends what a session begins with, as the client would, and home’s figures for the days of the shop', () => {
  begin('', known);
  expect(sent.map(([url]) => url)).toEqual([
    'config.json',
    'https://api.example/user',
    'https://api.example/overview?from=2026-10-24&to=2026-11-22',
    'https://api.example/expiring?to=2027-02-20',
  ]);
  expect(sent[1]![1]).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { Authorization: 'Bearer abc', 'Accept-Language': 'zh-CN', 'Content-Type': 'application/json' },
  });
  expect(window.supplierClientEarly).toMatchObject({
    submitted: false,
    hasPressed: false,
    knownConfig: '{}',
    calls: [{}, { token: 'abc' }, {}],
  });
});

it('sends no day where the shop’s zone is not known any more', () => {
  const { offset: _, ...forgotten } = KNOWN;
  begin('', { ...token, 'supplier-client-start': JSON.stringify(forgotten) });
  expect(sent.map(([url]) => url)).toEqual(['config.json', 'https://api.example/user']);
});

it('asks for home’s figures at home alone', () => {
  begin('#/Product/Product', known);
  expect(sent.map(([url]) => url)).not.toContainEqual(expect.stringContaining('overview'));
});

it('asks for the files of the frame, its language and the screen of the address, and for none without a token', () => {
  expect(EARLY_REQUESTS).toContain('/* early files */ null');
  const source = EARLY_REQUESTS.replace('/* early files */ null', JSON.stringify(FILES));
  const requested = () =>
    [...document.head.querySelectorAll<HTMLElement>('script, link')].map(
      (tag) => tag.getAttribute('src') ?? tag.getAttribute('href'),
    );
  begin('#/Product/Product?status=online', token, source);
  expect(requested().sort()).toEqual([
    './_next/static/frame-zh.js',
    './_next/static/list-zh.js',
    './_next/static/list.css',
  ]);
  begin('#/Product/Product', {}, source);
  expect(requested()).toEqual([]);
  window.supplierClientEarly?.askFrame?.();
  window.supplierClientEarly?.askFrame?.();
  expect(requested()).toEqual(['./_next/static/frame-zh.js']);
});

it.each([
  ['./_next/static/', null],
  ['https://assets.example/shop/_next/static/', 'anonymous'],
])('asks for files at %s as the bundler does, so that none is requested twice', (base, crossOrigin) => {
  begin(
    '#/Product/Product',
    token,
    EARLY_REQUESTS.replace('/* early files */ null', JSON.stringify({ ...FILES, base })),
  );
  const tags = [...document.head.querySelectorAll('script, link')];
  expect(tags).toHaveLength(3);
  for (const tag of tags) expect(tag.getAttribute('crossorigin')).toBe(crossOrigin);
});

it('requests what may come later when the frame and the screen are there and nothing is more urgent', async () => {
  begin('#/Product/Product', token, EARLY_REQUESTS.replace('/* early files */ null', JSON.stringify(FILES)));
  const scripts = () => [...document.head.querySelectorAll('script')];
  const [screen, frame] = scripts();
  screen!.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(scripts()).toHaveLength(2);
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
  frame!.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(scripts()).toHaveLength(2);
  idle.forEach((run) => run());
  await new Promise((resolve) => setTimeout(resolve));
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const late = scripts()[2];
  expect(late?.getAttribute('src')).toBe('./_next/static/late-zh.js');
  const settled = jest.fn();
  void window.supplierClientEarly?.late?.then(settled);
  late!.dispatchEvent(new Event('error'));
  await window.supplierClientEarly?.late;
  expect(settled).toHaveBeenCalled();
});

it('requests nothing more where a file of the frame is lost', async () => {
  begin('#/Product/Product', token, EARLY_REQUESTS.replace('/* early files */ null', JSON.stringify(FILES)));
  const [screen, frame] = document.head.querySelectorAll('script');
  screen!.dispatchEvent(new Event('load'));
  frame!.dispatchEvent(new Event('error'));
  await window.supplierClientEarly?.late;
  expect(document.head.querySelectorAll('script')).toHaveLength(2);
});

it('says when its files are there or lost', async () => {
  begin('#/Product/Product', token, EARLY_REQUESTS.replace('/* early files */ null', JSON.stringify(FILES)));
  const settled = jest.fn();
  void window.supplierClientEarly?.files?.then(settled);
  const [list, frame] = document.head.querySelectorAll('script');
  list!.dispatchEvent(new Event('error'));
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  frame!.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toHaveBeenCalled();
});

it('waits for a file of the screen that never comes for four seconds after the frame, however late that is', async () => {
  const source = EARLY_REQUESTS.replace('/* early files */ null', JSON.stringify(FILES));
  begin('#/Product/Product', token, source);
  jest.useFakeTimers();
  try {
    const settled = jest.fn();
    void window.supplierClientEarly?.files?.then(settled);
    const [, frame] = document.head.querySelectorAll('script');
    await jest.advanceTimersByTimeAsync(60_000);
    frame!.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(3_900);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(settled).toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});

it('knows what it was opened with, and whether anything has been pressed', () => {
  begin('');
  expect(window.supplierClientEarly).toMatchObject({ entry: 'login', hasPressed: false });
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(window.supplierClientEarly?.hasPressed).toBe(true);
});

it('holds back a form that is sent before the client is ready, and says so', () => {
  begin('');
  const form = document.createElement('form');
  document.body.append(form);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(window.supplierClientEarly?.submitted).toBe(true);
});

it('makes the first formats when the browser is idle, and none at the login, which formats nothing', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const source = EARLY_REQUESTS.replace('/* early files */ null', JSON.stringify(FILES));
  try {
    begin('', {}, source);
    expect(idle).toHaveLength(0);
    begin('', token, source);
    expect(made).not.toHaveBeenCalled();
    idle.forEach((callback) => callback());
    expect(made.mock.calls.map(([locale]) => locale)).toEqual(['en-US', 'zh-CN']);
  } finally {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    made.mockRestore();
  }
});
