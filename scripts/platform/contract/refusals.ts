import type { DescribedCall } from './call';
import { addressOf, type JsonSchema } from './schemas';

/** Codes of the envelope that mean success (contract 1). */
const SUCCESS = [200, 0, '200', '0'];
const OWN_DATA = [409, '409', 422, '422'];

const code = (description: string, rule: JsonSchema): JsonSchema => ({
  type: ['integer', 'string'],
  description,
  ...rule,
});
const msg = { type: ['string', 'null'], description: 'Shown to the supplier as it is.' };
const itsData = { description: 'What the summary of the call says; of a refusal what it needs to be repaired.' };

const envelope = (codes: JsonSchema, data: JsonSchema | undefined, required: string[]): JsonSchema => ({
  type: 'object',
  properties: { code: codes, msg, ...(data && { data: { ...itsData, ...data } }) },
  ...(required.length > 0 && { required }),
});

export const success = (data: JsonSchema | undefined) =>
  envelope(code('Without it the HTTP status is the code.', { enum: SUCCESS }), data ?? {}, data ? ['data'] : []);
export const conflict = (data: JsonSchema) =>
  envelope(code('See data.', { enum: [409, '409'] }), data, ['code', 'data']);

/** Envelopes that many calls refuse with. */
export const REFUSALS: Record<string, JsonSchema> = {
  Refusal: envelope(
    code(
      '401, 1301, 401002: the session is over. 403: no right. 404: no such record. 429: too many calls, with ' +
        'Retry-After. 503: maintenance. Any other: msg says what is wrong.',
      { not: { enum: [...SUCCESS, ...OWN_DATA] } },
    ),
    undefined,
    ['code'],
  ),
  Conflict: conflict({}),
  InvalidFields: envelope(
    code('A field is refused.', { enum: [422, '422'] }),
    {
      type: 'object',
      properties: {
        errors: {
          type: 'object',
          description: 'A text for each field, by its path: pricing.tiers.0.price.',
          additionalProperties: { type: 'string' },
        },
      },
      required: ['errors'],
    },
    ['code', 'data'],
  ),
};

interface Answer {
  name: string;
  description: string;
  /** The envelope; Refusal by default. */
  schema?: keyof typeof REFUSALS;
  waits?: boolean;
  meets: (call: DescribedCall) => boolean;
}

const any = () => true;
const sends = ({ body }: DescribedCall) => body !== undefined;
const closed = ({ open }: DescribedCall) => !open;

/** What a call is refused with, by code: in the envelope, and by HTTP status where a gateway refuses. */
const ANSWERS: Record<number, Answer> = {
  400: { name: 'Refused', description: 'It cannot be done now, or cannot be read; msg says why.', meets: any },
  401: {
    name: 'SessionOver',
    description: 'No token, or one that is over: the client shows the login.',
    meets: closed,
  },
  403: { name: 'NoRight', description: 'The account may not do it.', meets: closed },
  404: { name: 'NotFound', description: 'No such record, or no such call.', meets: any },
  409: {
    name: 'Stale',
    description: 'A stale version, or a delete of what is in use; data says which.',
    schema: 'Conflict',
    meets: (call) => call.conflict !== undefined,
  },
  413: { name: 'TooLarge', description: 'The body is larger than a gateway lets through.', meets: sends },
  422: { name: 'Invalid', description: 'Fields are refused.', schema: 'InvalidFields', meets: sends },
  429: { name: 'TooMany', description: 'Too many calls; repeated after Retry-After.', waits: true, meets: any },
};

const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'string' } } };
const json = (schema: JsonSchema, examples?: JsonSchema) => ({
  'application/json': { schema, ...(examples && { examples }) },
});

/** The answers themselves, for the components of the document; examples by code. */
export const refusalResponses = (examples: ReadonlyMap<number, unknown>): Record<string, JsonSchema> => ({
  ...Object.fromEntries(
    Object.entries(ANSWERS).map(([status, { name, description, schema = 'Refusal', waits }]) => {
      const value = examples.get(Number(status));
      const content = json({ $ref: addressOf(schema) }, value === undefined ? undefined : { demo: { value } });
      return [name, { description, ...(waits && { headers: retryAfter }), content }];
    }),
  ),
  Unavailable: {
    description: 'A gateway may refuse by HTTP status alone; the status is then the code. 503: maintenance.',
    headers: retryAfter,
    content: json({ $ref: addressOf('Refusal') }),
  },
});

/** The answers that a call may be refused with, by HTTP status. */
export const refusalsOf = (call: DescribedCall) => ({
  ...Object.fromEntries(
    Object.entries(ANSWERS)
      .filter(([, { meets }]) => meets(call))
      .map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  ),
  default: { $ref: '#/components/responses/Unavailable' },
});
