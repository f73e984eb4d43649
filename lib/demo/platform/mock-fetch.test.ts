import { http, HttpResponse } from 'msw';
import { readBody } from './body';
import { createMockFetch } from './mock-fetch';

const handlers = [
  http.get('*/ok', () => HttpResponse.json({ code: 200 })),
  http.get('*/throws', () => {
    throw new Error('broken handler');
  }),
  http.get('*/lost', () => HttpResponse.json({ code: 200 })),
  http.get('*/network', () => HttpResponse.error()),
];
const slow = createMockFetch(handlers, { latency: () => 5_000 });

test('answers like a fetch', async () => {
  const response = await createMockFetch(handlers)('https://x.test/ok');
  expect(await response.json()).toEqual({ code: 200 });
});

test('an abort ends the call at once, also before it begins', async () => {
  const aborter = new AbortController();
  const call = slow('https://x.test/ok', { signal: aborter.signal });
  aborter.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect(slow('https://x.test/ok', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a time-out ends it too', async () => {
  await expect(slow('https://x.test/ok', { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('a handler that throws is code 500, a network error is one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const fetcher = createMockFetch(handlers);
  expect((await fetcher('https://x.test/throws')).status).toBe(500);
  await expect(fetcher('https://x.test/network')).rejects.toThrow(TypeError);
});

test('plays an answer that is another one or never ends, after the platform has carried out the call', async () => {
  const done: string[] = [];
  const fetcher = createMockFetch(handlers, {
    fault: (path) => (path === '/ok' ? { lost: true, body: '{}' } : { lost: true, stalled: true, status: 200 }),
    settled: async () => void done.push('done'),
  });
  expect(await (await fetcher('https://x.test/ok')).text()).toBe('{}');
  const stalled = await fetcher('https://x.test/lost');
  const reader = stalled.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('{');
  const late = new Promise((resolve) => setTimeout(resolve, 20, 'nothing'));
  expect(await Promise.race([reader.read(), late])).toBe('nothing');
  expect(done).toHaveLength(2);
});

test('plays faults instead of the platform, and waits until an answer is written down', async () => {
  const done: string[] = [];
  const fetcher = createMockFetch(handlers, {
    fault: (path) =>
      ({ '/broken': { broken: true }, '/lost': { lost: true }, '/bad': { status: 502, body: '<h1>' } })[path],
    settled: async () => void done.push('written'),
  });
  await expect(fetcher('https://x.test/broken')).rejects.toThrow(TypeError);
  expect((await fetcher('https://x.test/bad')).status).toBe(502);
  expect(done).toEqual([]);
  await expect(fetcher('https://x.test/lost')).rejects.toThrow(TypeError);
  expect(done).toEqual(['written']);
  await fetcher('https://x.test/ok');
  expect(done).toEqual(['written', 'written']);
});

test('a fault may leave the answer as it is but for its code, its time or its end', async () => {
  const play = (fault: object) => createMockFetch(handlers, { fault: () => fault })('https://x.test/ok');
  expect(await (await play({ code: '0' })).json()).toEqual({ code: '0' });
  expect(await (await play({ code: null })).json()).toEqual({});
  expect(await (await play({ delay: 1 })).json()).toEqual({ code: 200 });
  await expect((await play({ cut: true })).text()).rejects.toThrow();
  const named = createMockFetch(handlers, { fault: () => ({ code: 7 }), statusName: 'state' });
  expect(await (await named('https://x.test/ok')).json()).toEqual({ state: 7, code: 200 });
});

test('a form comes beside its request, because WebKit does not read it back out of one', async () => {
  const form = new FormData();
  form.append('file', new File(['x'], 'a.png'));
  const echo = http.post('https://x.test/form', async ({ request }) => {
    const { form: read } = await readBody(request, String);
    return HttpResponse.json({ isSame: read === form });
  });
  const request = new Request('https://x.test/form', { method: 'POST', body: form });
  request.formData = () => Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'));
  expect(await (await createMockFetch([echo])(request, undefined, form)).json()).toEqual({ isSame: true });
});
