import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeView, renderInView } from '@/components/ui/testing/render';
import { RecordScreen } from './RecordScreen';

test('a record that does not come is waited for with words after 10 s; given up, it can be asked for again', async () => {
  jest.useFakeTimers();
  let answer: (record: { id: string }) => void = () => {};
  const detail = (id: string) => ({
    queryKey: ['record', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<{ id: string }>((resolve, reject) => {
        answer = resolve;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(1);
  };
  const kind = { api: { detail } } as unknown as Parameters<typeof RecordScreen>[0]['kind'];
  renderInView(<RecordScreen kind={kind} title="产品" form={(record) => <p>{record?.id}</p>} />, {
    view: fakeView({ query: new URLSearchParams('id=7') }),
  });
  await pass(9_990);
  expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
  await pass(20);
  await press('取消');
  expect(screen.getByText('已停止等待')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '产品' })).toBeInTheDocument();
  await press('重试');
  answer({ id: '7' });
  // The form comes after a frame.
  await pass(100);
  expect(screen.getByText('7')).toBeInTheDocument();
  jest.useRealTimers();
});

test('the form of a new record is rendered at once', () => {
  const kind = { api: { detail: (id: string) => ({ queryKey: ['record', id], queryFn: () => ({ id }) }) } };
  renderInView(<RecordScreen kind={kind as never} title="产品" form={() => <p>the form</p>} />);
  expect(screen.getByText('the form')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '产品' })).not.toBeInTheDocument();
});

test('its page is called as its record is now: after a change, when it is emptied, and not at all when it is new', async () => {
  const detail = (id: string) => ({ queryKey: ['record', id], queryFn: async () => ({ id, title: 'Pump' }) });
  const kind = { api: { detail }, nameOf: ({ title }: { title: string }) => title };
  const named = (id: string | undefined) => {
    const setRecord = jest.fn();
    const view = fakeView({ query: new URLSearchParams(id && { id }), setRecord });
    const { client } = renderInView(<RecordScreen kind={kind as never} title="产品" form={() => null} />, { view });
    return { client, setRecord };
  };
  const { client, setRecord } = named('7');
  await waitFor(() => expect(setRecord.mock.calls).toEqual([['Pump']]));
  for (const title of ['Gear pump', '']) {
    act(() => void client.setQueryData(['record', '7'], { id: '7', title }));
    await waitFor(() => expect(setRecord).toHaveBeenLastCalledWith(title));
  }
  expect(named(undefined).setRecord.mock.calls).toEqual([['']]);
});
