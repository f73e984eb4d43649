import * as v from '@/lib/schema/schema';
import { issuesOf } from './issues';

const find = (schema: v.Schema, value: unknown) => issuesOf(v.safeParse(schema, value).issues, value);

test('a rule that names its sentence is said by it, but for a field that is empty', () => {
  const schema = v.object({
    code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'hsCode')),
    place: v.pipe(
      v.string(),
      v.check((value) => value.startsWith('/'), 'address'),
    ),
    blank: v.pipe(v.string(), v.regex(/^\d{6}$/, 'hsCode')),
  });
  expect(find(schema, { code: '12', place: 'x', blank: ' ' })).toEqual([
    { path: 'code', key: 'hsCode' },
    { path: 'place', key: 'address' },
    { path: 'blank', key: 'required' },
  ]);
});

test('a rule of a value by itself is said of an empty one too', () => {
  const isLong = (value: string) => value.length > 2;
  const schema = v.object({
    own: v.pipe(v.string(), v.holds(isLong, 'email')),
    named: v.pipe(v.string(), v.check(isLong, v.named('email'))),
  });
  expect(find(schema, { own: '', named: '' })).toEqual([
    { path: 'own', key: 'email', values: {} },
    { path: 'named', key: 'required' },
  ]);
});

test('a number that is not whole, not finite or too large for one has its own sentence', () => {
  const schema = v.object({ count: v.whole() });
  expect(find(schema, { count: 1.5 })).toEqual([{ path: 'count', key: 'wholeNumber' }]);
  expect(find(schema, { count: Infinity })).toEqual([{ path: 'count', key: 'number' }]);
  expect(find(schema, { count: 2 ** 53 })).toEqual([
    { path: 'count', key: 'atMost', values: { max: Number.MAX_SAFE_INTEGER } },
  ]);
});

test('schema issues become sentences by key, with the values in them', () => {
  const schema = v.object({
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(3)),
    blank: v.pipe(v.string(), v.minLength(1)),
    gone: v.string(),
    whole: v.whole(),
    typed: v.number(),
    some: v.pipe(v.number(), v.minValue(1)),
    more: v.pipe(v.number(), v.gtValue(0)),
    pick: v.picklist(['a']),
    list: v.arrayUpTo(1, v.string()),
    few: v.pipe(v.array(v.string()), v.minLength(1)),
    form: v.pipe(v.string(), v.regex(/^\d+$/)),
    own: v.pipe(
      v.array(v.string()),
      v.rule((_, fault) => fault('tierPrice', [1], { limit: '9.00' })),
    ),
  });
  const value = {
    text: 'abcd',
    blank: ' ',
    gone: undefined,
    whole: 1.5,
    typed: '12a',
    some: 0,
    more: 0,
    pick: 'b',
    list: ['a', 'b'],
    few: [],
    form: 'x',
    own: [],
  };
  expect(find(schema, value)).toEqual([
    { path: 'text', key: 'tooLong', values: { max: 3 } },
    { path: 'gone', key: 'required' },
    { path: 'whole', key: 'wholeNumber' },
    { path: 'typed', key: 'number' },
    { path: 'some', key: 'atLeast', values: { min: 1 } },
    { path: 'more', key: 'above', values: { min: 0 } },
    { path: 'pick', key: 'choice' },
    { path: 'list', key: 'tooMany', values: { max: 1 } },
    { path: 'few', key: 'required' },
    { path: 'form', key: 'format' },
    { path: 'own.1', key: 'tierPrice', values: { limit: '9.00' } },
  ]);
});

test('a field has one issue, and an empty one is required whatever its form must be', () => {
  const schema = v.object({ code: v.pipe(v.string(), v.regex(/^\d+$/), v.minLength(4)) });
  expect(find(schema, { code: '' })).toEqual([{ path: 'code', key: 'required' }]);
  expect(find(schema, { code: 'x' })).toHaveLength(1);
});
