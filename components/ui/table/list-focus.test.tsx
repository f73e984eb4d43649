import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { SearchBox } from './SearchBox';
import { useRowFocus } from './use-row-focus';

beginEachEmpty();

function show(value = '') {
  const onSearch = jest.fn();
  renderInView(<SearchBox label="查找" value={value} onSearch={onSearch} />);
  return { onSearch, box: screen.getByRole('textbox', { name: '查找' }) };
}

test('a slash goes to the search box', () => {
  const { box } = show();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(box).toHaveFocus();
});

test.each([
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: '清空搜索内容' }))],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })],
])('%s empties the search and leaves the focus in it', (_, clear) => {
  const { box, onSearch } = show('pump');
  clear();
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(onSearch.mock.calls).toEqual([['']]);
});

function List({ rows, inBar = false }: { rows: string[]; inBar?: boolean }) {
  return (
    <div role="group" aria-label="list" {...useRowFocus()}>
      {rows.map((name) => (
        <article key={name}>
          <a href={`#/${name}`}>{name}</a>
          <button>delete {name}</button>
        </article>
      ))}
      {inBar && <button>delete chosen</button>}
    </div>
  );
}

test.each([
  ['b', ['a', 'c'], 'c'],
  ['c', ['a', 'b'], 'b'],
  ['a', ['b', 'c'], 'b'],
])('the row %s goes away with the focus in it: of %j, %s gets it', (deleted, left, heir) => {
  const { rerender } = render(<List rows={['a', 'b', 'c']} />);
  act(() => screen.getByRole('button', { name: `delete ${deleted}` }).focus());
  rerender(<List rows={left} />);
  expect(screen.getByRole('link', { name: heir })).toHaveFocus();
});

test('the last row goes away: the list gets the focus', () => {
  const { rerender } = render(<List rows={['a']} />);
  act(() => screen.getByRole('link').focus());
  rerender(<List rows={[]} />);
  expect(screen.getByRole('group')).toHaveFocus();
});

test('the bar of what is chosen goes away: the row that was left for it gets the focus', () => {
  const { rerender } = render(<List rows={['a', 'b', 'c']} inBar />);
  act(() => screen.getByRole('link', { name: 'b' }).focus());
  act(() => screen.getByRole('button', { name: 'delete chosen' }).focus());
  rerender(<List rows={['a', 'c']} />);
  expect(screen.getByRole('link', { name: 'c' })).toHaveFocus();
});

test('a focus elsewhere stays', () => {
  const { rerender } = render(<List rows={['a', 'b']} />);
  act(() => screen.getByRole('link', { name: 'b' }).focus());
  rerender(<List rows={['b']} />);
  expect(screen.getByRole('link', { name: 'b' })).toHaveFocus();
});
