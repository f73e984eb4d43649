import { withoutNulls } from './without-nulls';

it('takes null fields out at every depth, and leaves lists their length', () => {
  expect(withoutNulls({ a: null, b: { c: null, d: [{ e: null, f: 1 }, null, 'x'] }, g: 0, h: '', i: false })).toEqual({
    b: { d: [{ f: 1 }, null, 'x'] },
    g: 0,
    h: '',
    i: false,
  });
});

it.each([null, 5, 'text', true])('leaves %j as it is', (value) => expect(withoutNulls(value)).toBe(value));

it('comes to an end in a value of any depth and any width', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}null${'}'.repeat(20_000)}`) as unknown;
  expect(() => withoutNulls(deep)).not.toThrow();
  const wide = Array.from({ length: 300_000 }, (_, id) => ({ id, none: null }));
  expect(withoutNulls(wide)).toHaveLength(300_000);
  expect(wide.at(-1)).toEqual({ id: 299_999 });
});

it('touches no prototype', () => {
  const value = JSON.parse('{"__proto__":{"admin":null},"a":null}') as object;
  withoutNulls(value);
  expect(Object.keys(value)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});
