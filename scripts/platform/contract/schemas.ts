import { categorySchema } from '@/lib/api/category';
import { statusChange } from '@/lib/api/entity';
import { uploadedFileSchema } from '@/lib/api/file';
import { messageSchema, quotationInputSchema } from '@/lib/api/inquiry-schema';
import { shopCategoryNodeSchema } from '@/lib/api/shop-category';
import {
  country,
  currency,
  day,
  email,
  fileAddress,
  instant,
  language,
  money,
  namedText,
  phone,
  price,
  sentDay,
  seo,
  timeZone,
} from '@/lib/api/values';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from '@/lib/schema/schema';
import type { DescribedCall } from './call';
import { ENTITIES } from './entities';
import { meaningOf, title } from './meaning';
import { notice, route } from './plain-schemas';

export type JsonSchema = Record<string, unknown>;

/** Schemas that many calls share, by the name that the document gives them. */
const SHARED: Record<string, v.Schema> = {
  Instant: instant,
  Day: day,
  SentDay: sentDay,
  Price: price,
  Currency: currency,
  Country: country,
  Language: language,
  Email: email,
  Phone: phone,
  TimeZone: timeZone,
  FileAddress: fileAddress,
  LocalizedText: namedText,
  Money: money,
  Seo: seo,
  StatusChange: statusChange,
  Route: route,
  Notice: notice,
  Category: categorySchema,
  ShopCategoryNode: shopCategoryNodeSchema,
  Message: messageSchema,
  QuotationInput: quotationInputSchema,
  UploadedFile: uploadedFileSchema,
};

/** Checks that are made by code, as far as JSON Schema can express them. */
const SAID = new Map<v.Schema, JsonSchema>([
  [instant, { format: 'date-time', description: 'ISO 8601 in UTC.' }],
  [
    sentDay,
    {
      anyOf: [{ format: 'date' }, { format: 'date-time' }],
      description: 'A day in the zone of the shop; an instant is understood too.',
    },
  ],
  [day, { format: 'date', description: 'A day in the zone of the shop.' }],
  [price, { description: 'An amount above 0 with at most 2 decimals. No price is an absent field, never 0.' }],
  [currency, { description: 'ISO 4217.' }],
  [country, { description: 'ISO 3166-1 alpha-2.' }],
  [language, { description: 'BCP 47.' }],
  [timeZone, { description: 'A name of the IANA list.' }],
  [fileAddress, { description: 'https, relative to the platform, or data:image/….' }],
  [
    // What it is sent as, wherever that is read.
    namedText.pipe[0],
    { additionalProperties: { type: 'string' }, description: 'A text by language (BCP 47), at least en or zh.' },
  ],
]);

export const nameOfCall = ({ path }: DescribedCall) =>
  path
    .split('/')
    .filter((part) => part && part !== 'supplier')
    .map((part, index) => (index === 0 ? part : title(part)))
    .join('');

export const addressOf = (name: string) => `#/components/schemas/${name}`;

/**
 * A schema with the meaning of each field, by the path that leads to it. `null` means the same as an absent field,
 * everywhere (contract 1).
 */
export function described(schema: unknown, path: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((part) => described(part, path));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, required = [], ...rest } = schema as { properties?: JsonSchema; required?: string[] };
  const open = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, described(value, path)]));
  if (!properties) return required.length > 0 ? { ...open, required } : open;
  const fields = Object.entries(properties).map(([name, field]) => {
    const inside = described(field, [...path, name]) as JsonSchema;
    const meaning = { description: meaningOf([...path, name]) };
    return [name, { ...(required.includes(name) ? inside : { anyOf: [inside, { type: 'null' }] }), ...meaning }];
  });
  return { ...open, properties: Object.fromEntries(fields), ...(required.length > 0 && { required }) };
}

/** What the schemas that are made by code are in JSON Schema. */
const numberOf = ({ check }: v.CustomSchema<unknown, undefined>) =>
  ({ type: check === Number.isInteger ? 'integer' : 'number' }) as const;

/** Every schema of the calls as JSON Schema, by name, and the name of each. */
export function schemasOf(calls: readonly DescribedCall[]) {
  const names = new Map<v.Schema, string>();
  const add = (name: string, schema: v.Schema) => {
    if (!names.has(schema)) names.set(schema, name);
  };
  for (const [name, schema] of Object.entries(SHARED)) add(name, schema);
  for (const { name, record, input } of ENTITIES) {
    add(title(name), record);
    if (input) add(`${title(name)}Input`, input);
  }
  for (const call of calls) {
    const name = title(nameOfCall(call));
    if (call.data) add(`${name}Data`, call.data);
    if (call.body && call.body !== 'file') add(`${name}Body`, call.body);
    if (call.conflict) add(`${name}Conflict`, call.conflict);
  }
  const sorted = [...names].sort(([, a], [, b]) => (a < b ? -1 : 1));
  const made = toJsonSchemaDefs(Object.fromEntries(sorted.map(([schema, name]) => [name, schema])), {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Rules of the client cannot be expressed.
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => addressOf(referenceId),
    overrideSchema({ valibotSchema, jsonSchema }) {
      // The client's own replacement for what a platform leaves out.
      const { default: _default, ...schema } = jsonSchema;
      if (valibotSchema === namedText.pipe[0]) return { ...schema, ...SAID.get(namedText.pipe[0]) };
      if (v.isOfType('custom', valibotSchema)) return { ...schema, ...numberOf(valibotSchema) };
      return v.isOfType('loose_object', valibotSchema) ? { ...schema, additionalProperties: {} } : schema;
    },
  });
  const schemas = sorted.map(([schema, name]) => [
    name,
    { ...(described(made[name], [name]) as JsonSchema), ...SAID.get(schema) },
  ]);
  return { schemas: Object.fromEntries(schemas), nameOf: (schema: v.Schema) => names.get(schema)! };
}
