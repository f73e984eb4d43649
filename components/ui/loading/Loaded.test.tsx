import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Loaded } from './Loaded';
import { PartBoundary } from './lazy-part';

const Page = () => <p>页面</p>;
const held = () => {
  let resolve: (component: typeof Page) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<typeof Page>((...ends) => ([resolve, reject] = ends));
  return { load: jest.fn(() => promise), resolve, reject };
};

test('it is asked for once, and rendered when it is there without ever suspending', async () => {
  const { load, resolve } = held();
  const page = (
    <Suspense fallback="不该看到">
      <Loaded load={load} fallback="正在加载">
        <p>后面</p>
      </Loaded>
    </Suspense>
  );
  const { rerender } = render(page);
  expect(document.body).toHaveTextContent(/^正在加载$/);
  await act(async () => resolve(Page));
  rerender(page);
  expect(document.body).toHaveTextContent(/^页面后面$/);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is known is rendered at once, and nothing is asked', () => {
  const { load } = held();
  render(<Loaded load={load} known={Page} fallback="正在加载" />);
  expect(screen.getByText('页面')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('a failure goes to the boundary around it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { load, reject } = held();
  render(
    <PartBoundary fallback="失败">
      <Loaded load={load} fallback="正在加载" />
    </PartBoundary>,
  );
  await act(async () => reject(new Error('lost')));
  expect(screen.getByText('失败')).toBeInTheDocument();
});
