import * as v from './schema';

/** The path of each issue, its type and the requirement. */
const found = (schema: v.Schema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => {
    const { type, requirement } = issue;
    return [v.getDotPath(issue) ?? '', type, ...(requirement === undefined ? [] : [requirement])];
  });
const messages = (schema: v.Schema, value: unknown) => v.safeParse(schema, value).issues?.map(({ message }) => message);
const accepts = (schema: v.Schema, value: unknown) => v.is(schema, value);

it.each([0, -1.5, 2 ** 53, Number.MAX_VALUE])('%d is a number', (value) =>
  expect(v.parse(v.number(), value)).toBe(value),
);
it.each([NaN, Infinity, -Infinity, '5', null, undefined])('%p is no number', (value) =>
  expect(accepts(v.number(), value)).toBe(false),
);

it('a whole number is one that JSON keeps exact', () => {
  expect(v.parse(v.whole(), Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  expect(messages(v.whole(), 1.5)).toEqual(['wholeNumber']);
  expect(messages(v.whole(), Infinity)).toEqual(['number']);
  expect(messages(v.whole(), 'x')).toEqual(['number']);
  expect(found(v.whole(), 2 ** 53)).toEqual([['', 'max_value', Number.MAX_SAFE_INTEGER]]);
});

describe('an object', () => {
  const schema = v.object({ name: v.string(), size: v.optional(v.number()), list: v.optional(v.boolean(), true) });
  const loose = v.looseObject(schema.entries);
  const sent = JSON.parse('{"name":"a","more":1,"constructor":"c","prototype":"p","__proto__":{"size":2}}') as object;

  it('loses what it does not name, a loose one keeps it, even by names that objects have', () => {
    expect(v.parse(schema, sent)).toEqual({ name: 'a', list: true });
    const output = v.parse(loose, sent);
    expect(output).toEqual({ name: 'a', list: true, more: 1, constructor: 'c', prototype: 'p' });
    expect(Object.getPrototypeOf(output)).toBe(Object.prototype);
  });

  it.each([[[]], [['a']], [null], [undefined], ['a'], [5]])('is not %j', (value) => {
    expect([schema, loose, v.record(v.string(), v.string())].map((one) => accepts(one, value))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('has no field that was not sent, and one that was sent as undefined', () => {
    expect(Object.keys(v.parse(schema, { name: 'a' }))).toEqual(['name', 'list']);
    expect(Object.keys(v.parse(schema, { name: 'a', size: undefined }))).toEqual(['name', 'size', 'list']);
  });

  it('says of a missing field what its schema says', () => {
    expect(found(v.object({ kind: v.picklist(['a']), name: v.string() }), {})).toEqual([
      ['kind', 'picklist'],
      ['name', 'string'],
    ]);
  });

  it('has its issues in the order of its fields, then those of its rules', () => {
    const ruled = v.pipe(
      v.object({ b: v.pipe(v.string(), v.maxLength(1)), a: v.pipe(v.string(), v.minLength(3)) }),
      v.rule((_, fault) => fault('duplicate', ['a'])),
      v.rule((_, fault) => fault('oneLanguage', [])),
    );
    expect(found(ruled, { a: 'x', b: 'xx' })).toEqual([
      ['b', 'max_length', 1],
      ['a', 'min_length', 3],
      ['a', 'rule', {}],
      ['', 'rule', {}],
    ]);
  });

  it('is partial with each of its fields absent, and no other value', () => {
    const some = v.partial(v.object({ name: v.string() }));
    expect(v.parse(some, {})).toEqual({});
    expect(accepts(some, { name: 5 })).toBe(false);
  });
});

it('an object by keys has only keys of its kind, whatever they are called', () => {
  const schema = v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/)), v.string());
  const sent = JSON.parse('{"constructor":"c","prototype":"p","__proto__":"x"}') as object;
  const output = v.parse(schema, sent);
  expect(output).toEqual({ constructor: 'c', prototype: 'p' });
  expect(Object.getPrototypeOf(output)).toBe(Object.prototype);
  expect(found(schema, { a: 5, B: 'b' })).toEqual([
    ['a', 'string'],
    ['B', 'custom'],
  ]);
});

it('a list that is too long has that as its only issue', () => {
  const schema = v.object({ tags: v.arrayUpTo(2, v.pipe(v.string(), v.minLength(2))) });
  expect(v.parse(schema, { tags: ['aa', 'bb'] })).toEqual({ tags: ['aa', 'bb'] });
  expect(found(schema, { tags: ['a', 5, 'c'] })).toEqual([['tags', 'max_length', 2]]);
  expect(found(schema, { tags: ['a'] })).toEqual([['tags.0', 'min_length', 2]]);
  expect(accepts(schema, { tags: 'aa' })).toBe(false);
});

describe('a rule', () => {
  const fields = { count: v.whole(), kind: v.picklist(['a']), text: v.pipe(v.string(), v.maxLength(1)) };
  type Fields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;
  const find = (when?: (value: unknown) => boolean) =>
    v.rule<Fields>((_, fault) => fault('duplicate', ['text'], { min: 1 }), when);
  const always = v.pipe(
    v.object(fields),
    find((value) => typeof value === 'object'),
  );
  const typed = v.pipe(v.object(fields), find());
  const good = { count: 1, kind: 'a', text: 'x' };
  const applies = (schema: v.Schema, value: unknown) =>
    (v.safeParse(schema, value).issues ?? []).some(({ type }) => type === 'rule');

  it('applies where single values break their checks, but not where one has another type', () => {
    expect(applies(typed, { ...good, text: 'xx' })).toBe(true);
    for (const wrong of [{ count: 1.5 }, { count: Infinity }, { kind: 'b' }, { text: 5 }, { text: undefined }])
      expect([wrong, applies(typed, { ...good, ...wrong })]).toEqual([wrong, false]);
  });

  it('applies wherever its own condition is true', () => {
    for (const wrong of [{ count: 1.5 }, { kind: 'b' }, { text: 5 }])
      expect(applies(always, { ...good, ...wrong })).toBe(true);
    expect(applies(always, 'x')).toBe(false);
  });

  it('says its key and values', () => {
    expect(messages(typed, good)).toEqual(['duplicate']);
    expect(found(typed, good)).toEqual([['text', 'rule', { min: 1 }]]);
  });
});

it('a check after another one is made too, but nothing follows a wrong type', () => {
  const schema = v.pipe(v.string(), v.trim(), v.minLength(3), v.regex(/^\d+$/));
  expect(v.safeParse(schema, ' x ').issues?.map(({ type }) => type)).toEqual(['min_length', 'regex']);
  expect(v.safeParse(schema, 5).issues?.map(({ type }) => type)).toEqual(['string']);
});

it('what cannot be read is replaced, and knows what was sent', () => {
  const schema = v.object({
    a: v.caught(
      v.pipe(
        v.object({ b: v.number() }),
        v.transform((read) => Object.keys(read)),
      ),
      (sent, [issue]) => [JSON.stringify(sent), String(issue && v.getDotPath(issue))],
    ),
  });
  expect(v.parse(schema, { a: { b: 'x', c: 1 } })).toEqual({ a: ['{"b":"x","c":1}', 'b'] });
  expect(v.parse(schema, { a: { b: 1 } })).toEqual({ a: ['b'] });
});

it('what is absent may be read as a value that may not be sent', () => {
  const schema = v.object({ zone: v.absentAs(v.pipe(v.string(), v.minLength(1)), '') });
  expect(v.parse(schema, {})).toEqual({ zone: '' });
  expect(accepts(schema, { zone: '' })).toBe(false);
});
