import * as z from 'zod/mini';
import { issuesOf } from './issues';

const find = (schema: z.ZodMiniType, value: unknown) => issuesOf(schema.safeParse(value).error, value);

test('a rule that names its sentence is said by it, but for a field that is empty', () => {
  const schema = z.object({
    code: z.string().check(z.regex(/^\d{6}$/, 'hsCode')),
    place: z.string().check(z.refine((value) => value.startsWith('/'), 'address')),
    blank: z.string().check(z.regex(/^\d{6}$/, 'hsCode')),
  });
  expect(find(schema, { code: '12', place: 'x', blank: ' ' })).toEqual([
    { path: 'code', key: 'hsCode' },
    { path: 'place', key: 'address' },
    { path: 'blank', key: 'required' },
  ]);
});

test('schema issues become sentences by key, with the values in them', () => {
  const schema = z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(3)),
    blank: z.string().check(z.minLength(1)),
    gone: z.string(),
    whole: z.number().check(z.int()),
    typed: z.number(),
    some: z.number().check(z.gte(1)),
    more: z.number().check(z.gt(0)),
    pick: z.enum(['a']),
    list: z.array(z.string()).check(z.maxLength(1)),
    few: z.array(z.string()).check(z.minLength(1)),
    form: z.string().check(z.regex(/^\d+$/)),
    own: z
      .array(z.string())
      .check(
        z.superRefine((_, ctx) =>
          ctx.addIssue({ code: 'custom', params: { key: 'tierPrice', limit: '9.00' }, path: [1] }),
        ),
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
  const schema = z.object({ code: z.string().check(z.regex(/^\d+$/), z.minLength(4)) });
  expect(find(schema, { code: '' })).toEqual([{ path: 'code', key: 'required' }]);
  expect(find(schema, { code: 'x' })).toHaveLength(1);
});
