import { isApiError } from './errors';
import { kindOfCode, openEnvelope, parseRetryAfter, type RawAnswer } from './envelope';

const config = { statusName: 'code', messageName: 'msg', dataName: 'data', successCodes: [200, 0, '200', '0'] };
const raw = (body: unknown, change: Partial<RawAnswer> = {}): RawAnswer => ({
  status: 200,
  statusText: 'OK',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...change,
});
const open = (body: unknown, change?: Partial<RawAnswer>) => openEnvelope(raw(body, change), config);
const failure = (body: unknown, change?: Partial<RawAnswer>) => {
  try {
    open(body, change);
  } catch (error) {
    if (isApiError(error)) return error;
  }
  throw new Error('did not fail');
};

describe('openEnvelope', () => {
  it.each([200, 0, '200', '0'])('takes code %p as success', (code) => {
    expect(open({ code, msg: '好', data: [1] })).toEqual({ data: [1], message: '好' });
  });

  it('lets the HTTP status count where there is no status field', () => {
    expect(open({ data: 1 }, { status: 201 })).toEqual({ data: 1, message: '' });
    expect(failure({ msg: 'no' }, { status: 500 })).toMatchObject({ kind: 'business', code: 500, message: 'no' });
    expect(failure({}, { status: 401 }).kind).toBe('session');
  });

  it('reads the names and codes that the deployment configures', () => {
    const other = { statusName: 'status', messageName: 'message', dataName: 'result', successCodes: ['ok'] };
    expect(openEnvelope(raw({ status: 'ok', message: 'm', result: 2, data: 1 }), other)).toEqual({
      data: 2,
      message: 'm',
    });
    expect(() => openEnvelope(raw({ status: 200 }), other)).toThrow();
  });

  it.each(['', '<html>portal</html>', '{"code":2', '   '])('takes %p for no answer of the platform', (body) => {
    expect(failure(body)).toMatchObject({ kind: 'protocol', code: 0, message: '' });
    expect(failure(body, { status: 502 })).toMatchObject({ kind: 'protocol', code: 502 });
  });

  it('believes a gateway that ends the session without a body', () => {
    expect(failure('', { status: 401 }).kind).toBe('session');
    expect(failure('', { status: 403 }).kind).toBe('forbidden');
  });

  it.each(['null', '[1,2]', '7', '"text"'])('takes %s for no answer, unless the HTTP status says why', (body) => {
    expect(failure(body)).toMatchObject({ kind: 'contract', code: 0 });
    expect(failure(body, { status: 409 }).kind).toBe('conflict');
  });

  it.each([false, true, {}, [], [200]])('takes the status %j for an answer that it does not know', (code) => {
    expect(failure({ code, data: 1 })).toMatchObject({ kind: 'contract', code: 0, message: '' });
    // The platform's reason is the user's, however the status was written.
    expect(failure({ code, msg: '库存不足' })).toMatchObject({ kind: 'contract', code: 0, message: '库存不足' });
    expect(failure({ code, msg: 'no' }, { status: 500 })).toMatchObject({ kind: 'contract', code: 500, message: 'no' });
    expect(failure({ code }, { status: 401 }).kind).toBe('session');
  });

  it('lets the HTTP status count where the status field is null, as where it is absent', () => {
    expect(open({ code: null, msg: null, data: 1 })).toEqual({ data: 1, message: '' });
    expect(failure({ code: null }, { status: 404 })).toMatchObject({ kind: 'business', code: 404 });
    expect(failure({ data: 1 }, { status: 300 })).toMatchObject({ kind: 'business', code: 300 });
  });

  it('takes null fields out of the data, at success and in a refusal', () => {
    expect(open({ code: 200, data: { id: '1', brand: null, list: [null] } }).data).toEqual({ id: '1', list: [null] });
    expect(failure({ code: 409, data: { id: '1', brand: null } }).details.data).toEqual({ id: '1' });
    expect(open({ code: 200, data: null }).data).toBeNull();
  });

  it('keeps the text of the HTTP status from a code that is not the HTTP status', () => {
    expect(failure({ code: 90210 }).details.statusText).toBe('');
    expect(failure({ code: 418 }, { status: 418, statusText: 'I am a teapot' }).details.statusText).toBe(
      'I am a teapot',
    );
    expect(failure({}, { status: 418, statusText: 'I am a teapot' }).details.statusText).toBe('I am a teapot');
  });

  it('reads past a byte order mark', () => expect(open('\uFEFF{"code":0,"data":1}').data).toBe(1));

  it('keeps field errors, the record of a conflict, and the time to wait', () => {
    expect(failure({ code: 422, data: { errors: { sku: 'taken', 'pricing.tiers.3.price': 5 } } }).fields).toEqual({
      sku: 'taken',
      'pricing.tiers.3.price': '5',
    });
    expect(failure({ code: '409', data: { id: '1' } }).details.data).toEqual({ id: '1' });
    expect(failure({ code: 503 }, { retryAfter: '7' }).details.retryAfter).toBe(7);
  });
});

it.each([
  [401, 'session'],
  ['401', 'session'],
  [1301, 'session'],
  [401002, 'session'],
  ['403', 'forbidden'],
  [409, 'conflict'],
  [422, 'invalid'],
  [402, 'business'],
  ['toString', 'business'],
])('code %p is of kind %s', (code, kind) => expect(kindOfCode(code)).toBe(kind));

it('reads Retry-After as seconds or as a date', () => {
  expect(parseRetryAfter('120')).toBe(120);
  expect(parseRetryAfter('Sat, 01 Jan 2000 00:00:10 GMT', Date.parse('2000-01-01T00:00:00Z'))).toBe(10);
  expect(parseRetryAfter('Sat, 01 Jan 2000 00:00:10 GMT', Date.parse('2001-01-01T00:00:00Z'))).toBe(0);
  expect(parseRetryAfter('soon')).toBeUndefined();
  expect(parseRetryAfter(null)).toBeUndefined();
});
