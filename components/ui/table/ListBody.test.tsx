import { act, fireEvent, screen } from '@testing-library/react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStopRead } from '@/components/ui/feedback/SlowRead';
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
  expect(screen.getByRole('status')).toHaveTextContent('有 2 行数据无法读取，未显示');
  expect(screen.getByText('a,b')).toBeInTheDocument();
});

it('does not call a list empty of which nothing could be read', () => {
  show([], ['1: id']);
  expect(screen.getByRole('status')).toHaveTextContent('有 1 行数据无法读取，未显示');
  expect(screen.queryByText('还没有产品')).not.toBeInTheDocument();
});

it('says nothing where every row was read', () => {
  show([], []);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('还没有产品')).toBeInTheDocument();
});

describe('an answer that does not come', () => {
  type Rows = { list: string[]; total: number };
  let answer: (rows: Rows) => void = () => {};
  let aborted = 0;
  const ask = ({ signal }: { signal: AbortSignal }) =>
    new Promise<Rows>((resolve, reject) => {
      answer = resolve;
      signal.addEventListener('abort', () => {
        aborted += 1;
        reject(signal.reason as Error);
      });
    });
  function List({ keyword = '' }: { keyword?: string }) {
    const queryKey = ['rows', keyword];
    const query = useQuery({ queryKey, queryFn: ask, placeholderData: (before: Rows | undefined) => before });
    return (
      <ListBody query={query} onStop={useStopRead(queryKey)} failedTitle="" skeleton={<p>骨架</p>} empty={null}>
        {(rows) => <p>{rows.join()}</p>}
      </ListBody>
    );
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(1);
  };
  beforeEach(() => {
    aborted = 0;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is waited for with a skeleton, after 10 s also with words and Cancel; given up, it can be asked for again', async () => {
    renderInView(<List />);
    await pass(399);
    expect(screen.queryByText('骨架')).not.toBeInTheDocument();
    await pass(2);
    expect(screen.getByText('骨架')).toBeInTheDocument();
    await pass(9590);
    expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
    await pass(20);
    expect(screen.getByText('平台尚未响应，仍在等待')).toBeInTheDocument();
    await press('取消');
    expect(aborted).toBe(1);
    expect(screen.getByText('已停止等待')).toBeInTheDocument();
    expect(screen.queryByText('骨架')).not.toBeInTheDocument();
    await press('重试');
    expect(screen.queryByText('已停止等待')).not.toBeInTheDocument();
    answer({ list: ['a'], total: 1 });
    await pass(1);
    expect(screen.getByText('a')).toBeInTheDocument();
  });

  it('leaves the rows that were there before, and says that they are not those that were asked for', async () => {
    const { rerender } = renderInView(<List />);
    await pass(1);
    answer({ list: ['a'], total: 1 });
    await pass(1);
    rerender(<List keyword="b" />);
    await pass(10_001);
    expect(screen.getByText('平台尚未响应，仍在等待')).toBeInTheDocument();
    await press('取消');
    expect(screen.getByText('a')).toBeInTheDocument();
    expect(screen.getByText('已停止等待，显示的是之前的内容')).toBeInTheDocument();
    await press('重试');
    answer({ list: ['b'], total: 1 });
    await pass(1);
    expect(screen.getByText('b')).toBeInTheDocument();
    expect(screen.queryByText(/已停止等待/)).not.toBeInTheDocument();
  });
});
