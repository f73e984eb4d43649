import { picture, tokenOfPicture } from './art/picture';

type Change = (address: string) => string;

/** A record with the addresses in some of its fields changed; a field may contain one address or a list of them. */
function withAddresses<T extends object>(record: T, fields: readonly string[], change: Change): T {
  const changed = fields.flatMap((field) => {
    const value = (record as Record<string, unknown>)[field];
    if (typeof value === 'string') return [[field, change(value)]];
    return Array.isArray(value) ? [[field, value.map((address) => change(String(address)))]] : [];
  });
  return { ...record, ...(Object.fromEntries(changed) as Partial<T>) };
}

/** Replaces tokens of pictures by the pictures, for responses. */
export const withPictures = <T extends object>(record: T, fields: readonly string[]): T =>
  withAddresses(record, fields, picture);

/** The inverse: replaces the demo's own pictures by their tokens, for the store. */
export const withTokens = <T extends object>(record: T, fields: readonly string[]): T =>
  withAddresses(record, fields, tokenOfPicture);
