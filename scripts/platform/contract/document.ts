import { version } from '@/package.json';
import type { DescribedCall, Parameter } from './call';
import { ENTITY_CALLS } from './entity-calls';
import { SINGLE_CALLS } from './single-calls';
import { SPECIAL_CALLS } from './special-calls';
import type { Examples } from './examples';
import { REFUSALS, conflict as conflictWith, refusalResponses, refusalsOf, success } from './refusals';
import { addressOf, described, nameOfCall, schemasOf, type JsonSchema } from './schemas';

/** Every call of the contract, in the order of its sections. */
export const DESCRIBED_CALLS: readonly DescribedCall[] = [...SINGLE_CALLS, ...ENTITY_CALLS, ...SPECIAL_CALLS];

const ref = (name: string): JsonSchema => ({ $ref: addressOf(name) });

function kindOf([, kind]: Parameter): JsonSchema {
  if (typeof kind !== 'string') return { type: 'array', items: { enum: [...kind] } };
  if (kind === 'texts') return { type: 'array', items: { type: 'string' } };
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'number') return { type: 'number' };
  return kind === 'day' ? ref('Day') : { type: 'string' };
}

/** What a parameter means wherever it occurs. */
const SAID: Record<string, JsonSchema> = {
  pageNo: { schema: { type: 'integer', minimum: 1, default: 1 } },
  pageSize: { schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
  keyword: { description: 'Every word of it must occur.' },
  deleted: { description: 'What was deleted in the last 30 days, each row with deletedAt.' },
  counts: { description: 'Answer also the totals of this list by each value of this filter, "" being all.' },
};
/** One value each, although they are chosen from a list. */
const SINGLE = ['sort', 'order', 'counts', 'type'];

function parameterOf(parameter: Parameter): JsonSchema {
  const [name, kind, required = false] = parameter;
  const schema =
    SINGLE.includes(name) && typeof kind !== 'string' ? { type: 'string', enum: [...kind] } : kindOf(parameter);
  return { name, in: 'query', ...(required && { required }), schema, ...SAID[name] };
}

const headers = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of the interface: texts of an answer are in it.',
    schema: { type: 'string', examples: ['zh-CN', 'en-US'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same for each try of one write, so that a write repeated after a lost answer happens once.',
    schema: { type: 'string', format: 'uuid' },
  },
};
const header = (name: keyof typeof headers) => ({ $ref: `#/components/parameters/${name}` });

const uploaded = {
  type: 'object',
  properties: {
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
    kind: { type: 'string', enum: ['image', 'video', 'document'] },
  },
  required: ['file', 'kind'],
};
const upload = { 'multipart/form-data': { schema: described(uploaded, ['FileUpload']) } };

/** The name of the envelope that a call answers with on success. */
export const successOf = (call: DescribedCall) => {
  const name = nameOfCall(call);
  return `${name[0]!.toUpperCase()}${name.slice(1)}Success`;
};

type NameOf = ReturnType<typeof schemasOf>['nameOf'];

const demo = (value: unknown) => value !== undefined && { examples: { demo: { value } } };

function operation(call: DescribedCall, nameOf: NameOf, { bodies, answers: shown }: Examples): JsonSchema {
  const { tag, summary, contract, query = [], body, conflict, open, write } = call;
  const answers = [
    ref(successOf(call)),
    ref('Refusal'),
    ref('InvalidFields'),
    ...(conflict ? [conflictWith(ref(nameOf(conflict)))] : []),
  ];
  return {
    operationId: nameOfCall(call),
    tags: [tag],
    summary,
    description: `Contract ${contract}.`,
    ...(open && { security: [] }),
    parameters: [header('AcceptLanguage'), ...(write ? [header('IdempotencyKey')] : []), ...query.map(parameterOf)],
    ...(body && {
      requestBody: {
        required: true,
        content:
          body === 'file'
            ? upload
            : { 'application/json': { schema: ref(nameOf(body)), ...demo(bodies.get(call.path)) } },
      },
    }),
    responses: {
      200: {
        description: 'The envelope. Its code, not the HTTP status, says whether the call succeeded.',
        content: { 'application/json': { schema: { anyOf: answers }, ...demo(shown.get(call.path)) } },
      },
      ...refusalsOf(call),
    },
  };
}

const ABOUT =
  'What the supplier client says to a trade platform and what it hears back. Every path is a default: `paths` in ' +
  'config.json remaps any of them; `baseURL` names the host and what is in front of the paths. `statusName`, ' +
  '`messageName`, `dataName` and `tokenName` there rename `code`, `msg`, `data` and `access_token`. `null` means the same as an absent ' +
  'field. An extra field is kept and ignored. Made from the schemas that the client itself reads with.';

const NONE: Examples = { bodies: new Map(), answers: new Map(), refusals: new Map() };

/** The whole contract as OpenAPI 3.1, with examples where they are given. The same sources give the same document, byte for byte. */
export function openApi(examples: Examples = NONE) {
  const { schemas, nameOf } = schemasOf(DESCRIBED_CALLS);
  const envelopes = DESCRIBED_CALLS.map((call) => [successOf(call), success(call.data && ref(nameOf(call.data)))]);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of DESCRIBED_CALLS) paths[call.path] = { [call.method]: operation(call, nameOf, examples) };
  return {
    openapi: '3.1.0',
    info: { title: 'Supplier platform', version, description: ABOUT },
    servers: [{ url: '/' }],
    tags: [...new Set(DESCRIBED_CALLS.map(({ tag }) => tag))].map((name) => ({ name })),
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: headers,
      responses: refusalResponses(examples.refusals),
      schemas: { ...schemas, ...REFUSALS, ...Object.fromEntries(envelopes) },
    },
  };
}
