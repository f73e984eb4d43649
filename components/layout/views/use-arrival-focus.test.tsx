import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { store } from '@/lib/state/store';
import { routeSaidAtom } from './route-said';
import { useArrivalFocus } from './use-arrival-focus';

function Page({ title }: { title: string }) {
  const page = useRef<HTMLElement>(null);
  useArrivalFocus(page, title);
  return <main ref={page} />;
}

const said = () => store.get(routeSaidAtom).title;

/** What is on the page now; the observer sees it before anything else runs. */
const fill = (page: HTMLElement, html: string) =>
  act(async () => {
    page.innerHTML = html;
    await Promise.resolve();
  });
const wait = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const LOADING = '<h1 data-loading="">产品</h1>';
const form = (name: string) => `<h1>${name}</h1><form data-page-fields><input id="name"></form>`;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  store.set(routeSaidAtom, { title: '', count: 0 });
  // The page that the browser loads keeps the browser's start; the next one is opened by its user.
  location.hash = '#/first';
  render(<Page title="首页" />).unmount();
  location.hash = '#/ProductAdd?id=1';
});
afterEach(() => jest.useRealTimers());

test('a page that loads for long is read once while it loads, however many skeletons it has', async () => {
  const { container } = render(<Page title="产品" />);
  const page = container.querySelector('main')!;
  await fill(page, LOADING);
  await wait(999);
  expect(document.body).toHaveFocus();
  await wait(1);
  expect(page.querySelector('h1')).toHaveFocus();
  await fill(page, LOADING);
  await wait(2000);
  expect(document.body).toHaveFocus();
});

test('after a long load a form says the name of its record, which its heading did not', async () => {
  const { container } = render(<Page title="产品" />);
  const page = container.querySelector('main')!;
  await fill(page, LOADING);
  await wait(1000);
  await fill(page, form('YQ-1001'));
  expect(page.querySelector('input')).toHaveFocus();
  expect(said()).toBe('YQ-1001');
});

test('a form whose title was read while it was loading does not say it again', async () => {
  const { container } = render(<Page title="产品" />);
  const page = container.querySelector('main')!;
  await fill(page, LOADING);
  await wait(1000);
  await fill(page, form('产品'));
  expect(page.querySelector('input')).toHaveFocus();
  await wait(1000);
  expect(said()).toBe('');
});

test('a form that is there at once says its name, because its field has the focus', async () => {
  const { container } = render(<Page title="产品" />);
  const page = container.querySelector('main')!;
  await fill(page, form('YQ-1001'));
  expect(page.querySelector('input')).toHaveFocus();
  expect(said()).toBe('YQ-1001');
});
