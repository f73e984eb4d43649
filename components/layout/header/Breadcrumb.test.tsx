import { act, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { RouteNode } from '@/lib/router/route';
import { FrameContext, type FrameData } from '../frame-context';
import { OpenPageContext } from '../open-page';
import { Breadcrumb } from './Breadcrumb';

/** Pixels that the trail would need. */
let needed = 0;
let measure = () => {};

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(run: ResizeObserverCallback) {
      measure = () => run([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => needed);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
});

const page = (title: string) => {
  const route = (path: string, parent?: RouteNode) =>
    ({ path, link: path, meta: { title: path }, children: [], parent }) as unknown as RouteNode;
  return (
    <FrameContext value={{ routes: [] } as unknown as FrameData}>
      <OpenPageContext value={{ route: route(title, route('/b', route('/a'))), tab: undefined, tabs: [] }}>
        <Breadcrumb />
      </OpenPageContext>
    </FrameContext>
  );
};

const more = { name: '更多层级' };
const isFolded = () => screen.queryByRole('button', more) !== null;

test('folds without room, and measures the whole trail of the next page', async () => {
  const { rerender } = renderInView(page('a long title'));
  needed = 200;
  await act(async () => measure());
  expect(await screen.findByRole('button', more)).toBeInTheDocument();
  rerender(page('short'));
  expect(isFolded()).toBe(false);
  needed = 50;
  await act(async () => measure());
  expect(isFolded()).toBe(false);
  // Not folded by what was measured before.
  rerender(page('a long title'));
  expect(isFolded()).toBe(false);
  needed = 200;
  await act(async () => measure());
  expect(await screen.findByRole('button', more)).toBeInTheDocument();
});

test('stays the same element from page to page', () => {
  const { rerender } = renderInView(page('one'));
  const trail = screen.getByRole('navigation');
  rerender(page('two'));
  expect(screen.getByRole('navigation')).toBe(trail);
  expect(screen.getByText('two')).toBeInTheDocument();
});
