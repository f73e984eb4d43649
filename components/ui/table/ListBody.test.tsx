import { screen } from '@testing-library/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { renderInView } from '@/components/ui/testing/render';
import { ListBody } from './ListBody';

const page = (list: string[], unreadable: string[]) => {
  const data = { list, total: 5, unreadable };
  return { data, error: null, isFetching: false, isPending: false } as unknown as UseQueryResult<typeof data>;
};
const show = (list: string[], unreadable: string[]) =>
  renderInView(
    <ListBody query={page(list, unreadable)} failedTitle="" skeleton={null} empty={<p>还没有产品</p>}>
      {(rows) => <p>{rows.join()}</p>}
    </ListBody>,
  );

it('says above the rows how many could not be read', () => {
  show(['a', 'b'], ['3: version', '4']);
  expect(screen.getByRole('status')).toHaveTextContent('有 2 行数据无法读取，没有显示');
  expect(screen.getByText('a,b')).toBeInTheDocument();
});

it('does not call a list empty of which nothing could be read', () => {
  show([], ['1: id']);
  expect(screen.getByRole('status')).toHaveTextContent('有 1 行数据无法读取，没有显示');
  expect(screen.queryByText('还没有产品')).not.toBeInTheDocument();
});

it('says nothing where every row was read', () => {
  show([], []);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('还没有产品')).toBeInTheDocument();
});
