/** @jest-environment ./scripts/check/jest-env.ts */
import { fetchWithProgress } from './xhr';

class Xhr {
  static last: Xhr;
  responseType = '';
  readonly headers: [name: string, value: string][] = [];
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 200;
  statusText = '';
  responseText = '{"code":200}';
  onload = () => {};
  body: unknown;
  constructor() {
    Xhr.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.push([name, value]);
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\n';
  send(body: unknown) {
    this.body = body;
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    this.onload();
  }
}

const former = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = Xhr as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = former;
});

test('the form is sent itself, with a boundary of its own, and never read back out of the request', async () => {
  const form = new FormData();
  form.append('file', new File(['x'], 'a.png', { type: 'image/png' }));
  const request = new Request('https://x.test/upload', { method: 'POST', body: form, headers: { A: 'b' } });
  const unreadable = () => Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'));
  Object.assign(request, { blob: unreadable, text: unreadable, arrayBuffer: unreadable, formData: unreadable });
  const shares: number[] = [];
  const answer = await fetchWithProgress(form, (share) => shares.push(share))(request);
  expect(Xhr.last.body).toBe(form);
  expect(Xhr.last.headers).toEqual([['a', 'b']]);
  expect(Xhr.last.responseType).toBe('text');
  expect(shares).toEqual([0.5]);
  expect(await answer.json()).toEqual({ code: 200 });
});
