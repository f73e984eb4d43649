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
import * as z from 'zod/mini';
import type { DescribedCall } from './call';
import { ENTITIES } from './entities';
import { notice, route } from './plain-schemas';

export type JsonSchema = Record<string, unknown>;

/** Schemas that many calls share, by the name that the document gives them. */
const SHARED: Record<string, z.ZodMiniType> = {
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

/** Checks that zod makes by code, as far as JSON Schema can express them. */
const SAID: [z.ZodMiniType, JsonSchema][] = [
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
    namedText,
    { additionalProperties: { type: 'string' }, description: 'A text by language (BCP 47), at least en or zh.' },
  ],
];
const described = new Map<unknown, JsonSchema>(SAID);

const title = (name: string) => name[0]!.toUpperCase() + name.slice(1);
export const nameOfCall = ({ path }: DescribedCall) =>
  path
    .split('/')
    .filter((part) => part && part !== 'supplier')
    .map((part, index) => (index === 0 ? part : title(part)))
    .join('');

export const addressOf = (name: string) => `#/components/schemas/${name}`;

/** `null` means the same as an absent field, everywhere (contract 1). */
function withNulls(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNulls);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, required = [], ...rest } = schema as { properties?: JsonSchema; required?: string[] };
  const open = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNulls(value)]));
  if (!properties) return required.length > 0 ? { ...open, required } : open;
  const fields = Object.entries(properties).map(([name, field]) => {
    const inside = withNulls(field);
    return [name, required.includes(name) ? inside : { anyOf: [inside, { type: 'null' }] }];
  });
  return { ...open, properties: Object.fromEntries(fields), ...(required.length > 0 && { required }) };
}

/** Every schema of the calls as JSON Schema, by name, and the name of each. */
export function schemasOf(calls: readonly DescribedCall[]) {
  const registry = z.registry<{ id: string }>();
  const add = (id: string, schema: z.ZodMiniType) => {
    if (!registry.has(schema)) registry.add(schema, { id });
  };
  for (const [id, schema] of Object.entries(SHARED)) add(id, schema);
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
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: addressOf,
    override({ zodSchema, jsonSchema }) {
      // The client's own replacement for what a platform leaves out.
      delete jsonSchema.default;
      Object.assign(jsonSchema, described.get(zodSchema));
    },
  });
  const named = Object.entries(schemas).map(
    ([name, { $schema: _schema, $id: _id, ...schema }]) => [name, withNulls(schema)] as const,
  );
  return {
    schemas: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))),
    nameOf: (schema: z.ZodMiniType) => registry.get(schema)!.id,
  };
}
