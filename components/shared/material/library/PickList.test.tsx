import { fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import type { Material } from '@/lib/api/material';
import { ALL_FOLDERS } from '../use-folders';
import { PickList } from './PickList';

beginEachEmpty();

const files = ['a.png', 'b.png', 'c.png'].map((name) => ({
  ...{ id: name, name, kind: 'image', url: `/${name}`, mime: 'image/png', size: 2048, tags: [], usedBy: [] },
  ...(name === 'a.png' ? { width: 800, height: 600 } : { width: 800 }),
})) as unknown as Material[];

function open(max: number, chosen: Material[], pages: object = {}) {
  const onToggle = jest.fn();
  const query = { data: { list: files, total: files.length }, error: null, isPending: false, isFetching: false };
  const pager = { pageNo: 1, pageSize: 20, onPage: () => {}, ...pages };
  const page = { query, pager, keyword: '', folderId: ALL_FOLDERS, stop: () => {} };
  renderInView(<PickList page={page as never} chosen={chosen} max={max} onToggle={onToggle} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  boxes.forEach((box) => fireEvent.click(box));
  return {
    names: boxes.map((box) => box.ariaLabel),
    toggled: onToggle.mock.calls.map(([{ name }]) => name as string),
  };
}

test.each<[string, number, number[], string[], string[]]>([
  ['one is another choice', 1, [1], ['a.png', 'b.png', 'c.png'], ['a.png', 'b.png', 'c.png']],
  ['three in their order', 3, [2, 0], ['a.png，第 2 个', 'b.png', 'c.png，第 1 个'], ['a.png', 'b.png', 'c.png']],
  ['no more than fit', 2, [2, 0], ['a.png，第 2 个', 'b.png', 'c.png，第 1 个'], ['a.png', 'c.png']],
])('of the files %s', (_, max, chosen, names, toggled) => {
  expect(
    open(
      max,
      chosen.map((at) => files[at]!),
    ),
  ).toEqual({ names, toggled });
});

test('a picture says its pixels, and its bytes where the platform does not know both', () => {
  open(1, []);
  expect(screen.getAllByText(/800 × 600|2.*KB/).map(({ textContent }) => textContent)).toEqual([
    '800 × 600',
    '2 KB',
    '2 KB',
  ]);
});

test('the pages beside this one are one press away', () => {
  const onPage = jest.fn();
  open(1, [], { pageNo: 2, pageSize: 1, onPage });
  for (const name of ['上一页', '下一页']) fireEvent.click(screen.getByRole('button', { name }));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
});
