import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { REPEAT_TIME } from '@/lib/api/request/request';
import { useWrite } from './use-write';

interface Waiting {
  resolve: (value: string) => void;
  reject: (error: Error) => void;
}

function setup() {
  const calls: Waiting[] = [];
  const onSuccess = jest.fn();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const mutationFn = jest.fn(
    (_variables: { id: string }) => new Promise<string>((resolve, reject) => calls.push({ resolve, reject })),
  );
  const { result } = renderHook(() => useWrite({ mutationFn, meta: { invalidates: [] }, onSuccess }), { wrapper });
  const press = (id: string) => act(() => result.current.mutate({ id }));
  const tick = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { calls, onSuccess, mutationFn, press, tick };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('five presses are one write with one result', async () => {
  const { calls, onSuccess, mutationFn, press, tick } = setup();
  for (let at = 0; at < 4; at += 1) press('1');
  await tick();
  calls[0]!.resolve('done');
  await tick(100);
  press('1');
  await tick();
  expect(mutationFn).toHaveBeenCalledTimes(1);
  expect(onSuccess).toHaveBeenCalledTimes(1);
  await tick(REPEAT_TIME);
  press('1');
  await tick();
  expect(mutationFn).toHaveBeenCalledTimes(2);
});

test('another change is another write, and what failed can be tried again at once', async () => {
  const { calls, mutationFn, press, tick } = setup();
  press('1');
  press('2');
  await tick();
  expect(mutationFn).toHaveBeenCalledTimes(2);
  calls[1]!.reject(new Error('refused'));
  await tick();
  press('2');
  await tick();
  expect(mutationFn).toHaveBeenCalledTimes(3);
});
