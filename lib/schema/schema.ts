import {
  _addIssue,
  _standardSchema,
  array,
  custom,
  looseObject as valibotLooseObject,
  maxLength,
  maxValue,
  object as valibotObject,
  optional,
  pipe,
  record as valibotRecord,
  type BaseIssue,
  type BaseSchema,
  type Config,
  type GenericSchema,
  type InferIssue,
  type InferOutput,
  type LooseObjectSchema,
  type MaxLengthIssue,
  type ObjectEntries,
  type ObjectSchema,
  type OptionalSchema,
  type OutputDataset,
} from 'valibot';
import { isNumber, isRecord } from '@/lib/util/guards';
import { named } from './rule';

/**
 * What schemas are made of: valibot's functions, and instead of some of them our own, because valibot's have other rules
 * than JSON: a list counts as an object, Infinity as a number, and a field called `constructor` is left out.
 */
export * from 'valibot';
export { holds, named, rule } from './rule';

/** A schema whose values are read as `T`. */
export type Schema<T = unknown> = GenericSchema<unknown, T>;

type Settings = Config<BaseIssue<unknown>>;

/** An object while it is read. */
interface Reading {
  typed: boolean;
  value: unknown;
  issues?: [BaseIssue<unknown>, ...BaseIssue<unknown>[]] | undefined;
}

/** Reads a field, and adds what is wrong with it to the object's issues; `sent` is undefined where it is absent. */
function readField(
  whole: Reading,
  { input, key, sent }: { input: Record<string, unknown>; key: string; sent: unknown },
  schema: GenericSchema,
  config: Settings,
) {
  const read = schema['~run']({ value: sent }, config);
  for (const issue of read.issues ?? []) {
    const item = { type: 'object', origin: 'value', input, key, value: sent } as const;
    const placed = { ...issue, path: [item, ...(issue.path ?? [])] as [typeof item] };
    if (whole.issues) whole.issues.push(placed);
    else whole.issues = [placed];
  }
  if (!read.typed) whole.typed = false;
  return read.value;
}

/** Reads the fields with a schema; the others are kept in a loose object. */
function readFields(
  entries: ObjectEntries,
  input: Record<string, unknown>,
  isLoose: boolean,
  config: Settings,
): Reading {
  const value: Record<string, unknown> = {};
  const whole: Reading = { typed: true, value };
  for (const [key, schema] of Object.entries(entries)) {
    const read = readField(whole, { input, key, sent: input[key] }, schema as GenericSchema, config);
    if (read !== undefined || key in input) value[key] = read;
  }
  if (!isLoose) return whole;
  for (const key of Object.keys(input)) {
    // Assigned, it would be the prototype of the object.
    if (key !== '__proto__' && !Object.hasOwn(entries, key)) value[key] = input[key];
  }
  return whole;
}

/** The schema, reading objects by `read` instead. */
function reading<S extends GenericSchema>(
  schema: S,
  read: (input: Record<string, unknown>, config: Settings) => Reading,
) {
  const own: Omit<S, '~standard'> & ThisType<S> = {
    ...schema,
    '~run'(dataset, config) {
      if (isRecord(dataset.value)) return read(dataset.value, config);
      _addIssue(this, 'type', dataset, config);
      return dataset;
    },
  };
  return _standardSchema<S>(own);
}

/** An object without the fields that it does not name. */
export const object = <E extends ObjectEntries>(entries: E): ObjectSchema<E, undefined> =>
  reading(valibotObject(entries), (input, config) => readFields(entries, input, false, config));

/** An object with all its fields. */
export const looseObject = <E extends ObjectEntries>(entries: E): LooseObjectSchema<E, undefined> =>
  reading(valibotLooseObject(entries), (input, config) => readFields(entries, input, true, config));

/** An object by keys. */
export const record = <V extends GenericSchema>(key: GenericSchema<string, string>, value: V) =>
  reading(valibotRecord(key, value), (input, config) => {
    const fields: Record<string, unknown> = {};
    const whole: Reading = { typed: true, value: fields };
    for (const name of Object.keys(input)) {
      if (name === '__proto__') continue;
      const isKey = !key['~run']({ value: name }, config).issues;
      const sent = isKey ? input[name] : name;
      fields[name] = readField(whole, { input, key: name, sent }, isKey ? value : badKey, config);
    }
    return whole;
  });
/** For a key that cannot be. */
const badKey = custom<never>(() => false);

/** A list; one that is longer is not read, so that this is its only issue. */
export const arrayUpTo = <S extends GenericSchema>(max: number, item: S) => {
  const listed = pipe(array(item), maxLength(max));
  return _standardSchema<typeof listed>({
    ...listed,
    '~run'(dataset, config) {
      const { value } = dataset;
      if (!Array.isArray(value) || value.length <= max) return listed['~run'](dataset, config);
      const { issues } = maxLength<unknown[], number>(max)['~run']({ typed: true, value }, config);
      return { typed: false, value, issues: issues as [MaxLengthIssue<InferOutput<S>[], number>] };
    },
  });
};

type Optional<E extends ObjectEntries> = { [K in keyof E]: OptionalSchema<E[K], undefined> };
/** The object, of which each field may be absent. */
export const partial = <E extends ObjectEntries>({ entries }: ObjectSchema<E, undefined>) =>
  object(
    Object.fromEntries(
      Object.entries(entries).map(([key, schema]) => [key, optional(schema as GenericSchema)]),
    ) as unknown as Optional<E>,
  );

/** Finite, as all numbers of JSON should be. */
const finite = custom<number>(isNumber, named('number'));
export const number = () => finite;

const integer = custom<number>(Number.isInteger, ({ input }) => named(isNumber(input) ? 'wholeNumber' : 'number'));
const wholeNumber = pipe(integer, maxValue(Number.MAX_SAFE_INTEGER));
export const whole = () => wholeNumber;

/** Says that it is optional, so that it is described as what it wraps: it reads what is absent too. */
interface AroundSchema<S extends GenericSchema> extends BaseSchema<unknown, InferOutput<S>, InferIssue<S>> {
  readonly type: 'optional';
  readonly wrapped: S;
  readonly default: undefined;
}
type Read<S extends GenericSchema> = OutputDataset<InferOutput<S>, InferIssue<S>>;

const around = <S extends GenericSchema>(
  wrapped: S,
  read: (sent: unknown, run: () => Read<S>) => Read<S>,
): AroundSchema<S> =>
  _standardSchema<AroundSchema<S>>({
    kind: 'schema',
    type: 'optional',
    reference: around,
    expects: wrapped.expects,
    async: false,
    wrapped,
    default: undefined,
    '~run': ({ value: sent }, config) => read(sent, () => wrapped['~run']({ value: sent }, config) as Read<S>),
  });

/** The schema with something in place of what it cannot read. */
export const caught = <S extends GenericSchema>(
  schema: S,
  instead: (sent: unknown, issues: readonly BaseIssue<unknown>[]) => InferOutput<S>,
) =>
  around(schema, (sent, run) => {
    const read = run();
    return read.issues ? { typed: true, value: instead(sent, read.issues) } : read;
  });

/** The schema with a value for what is absent; unlike a default of `optional`, it need not be one that may be sent. */
export const absentAs = <S extends GenericSchema>(schema: S, value: InferOutput<S>) =>
  around(schema, (sent, run) => (sent === undefined ? { typed: true, value } : run()));
