/** @jest-environment ./scripts/check/jest-env.ts */
import { PRE_PAINT } from './pre-paint';

/** Ends what an earlier page listened to. */
let ended = new AbortController();
/** Runs the script as the head of a new page does. */
function paint(stored: Record<string, object>) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  jest.useFakeTimers();
  ended.abort();
  ended = new AbortController();
  const { signal } = ended;
  const listen = jest.spyOn(window, 'addEventListener');
  listen.mockImplementation((type, listener) =>
    EventTarget.prototype.addEventListener.call(window, type, listener, { capture: true, signal }),
  );
  // eslint-disable-next-line no-new-func -- it is text because it is part of the HTML
  new Function(PRE_PAINT)();
  listen.mockRestore();
  jest.useRealTimers();
  return { ...root.dataset };
}

it('takes the saved skin and scheme before anything else', () => {
  const dataset = paint({
    'supplier-client-theme': { themeName: 'green-white', scheme: 'dark' },
    'supplier-client-default-theme': { themeName: 'ocean', scheme: 'light' },
  });
  expect(dataset).toEqual({ skin: 'green-white', scheme: 'dark' });
});

it('takes what the deployment said the last time where the user has saved nothing', () => {
  expect(paint({ 'supplier-client-default-theme': { themeName: 'ocean', scheme: 'dark' } })).toEqual({
    skin: 'ocean',
    scheme: 'dark',
  });
});

it('marks a first visit, so that the splash shows no colour of another skin', () => {
  expect(paint({})).toEqual({ scheme: 'light', firstVisit: '' });
});

describe('a lost script', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    paint({});
  });
  /** Loses the script, as a browser says it: at the element, without bubbling. */
  const lose = (script: HTMLScriptElement) => {
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  };
  const sources = () => [...document.scripts].map((script) => script.getAttribute('src'));
  const scriptOf = (src: string) => Object.assign(document.createElement('script'), { src });

  it('of the page is requested again, under the same name', () => {
    lose(scriptOf('./_next/static/chunks/a.js'));
    expect(sources()).toEqual(['./_next/static/chunks/a.js', './_next/static/chunks/a.js']);
    expect(document.scripts[1]!.crossOrigin).toBeNull();
    document.scripts[1]!.dispatchEvent(new Event('error'));
    expect(sources()).toHaveLength(2);
  });

  it('of another host is requested as before', () => {
    lose(Object.assign(scriptOf('https://files.example/_next/a.js'), { crossOrigin: 'anonymous' }));
    expect(document.scripts[1]!.crossOrigin).toBe('anonymous');
  });

  it('that somebody inserted is left to them', () => {
    lose(Object.assign(scriptOf('./a.js'), { onerror: () => {} }));
    expect(sources()).toEqual(['./a.js']);
  });

  it('is not taken for one where a picture is lost or a script throws', () => {
    const picture = document.createElement('img');
    document.head.append(picture);
    picture.dispatchEvent(new Event('error'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'broken', cancelable: true }));
    expect(sources()).toEqual([]);
  });
});
