import { picture, tokenOfPicture } from './art/picture';

type Change = (address: string) => string;

/** A record with the addresses in some of its fields changed; a field may hold one address or a list of them. */
function withAddresses<T extends object>(record: T, fields: readonly string[], change: Change): T {
  const changed = fields.flatMap((field) => {
    const value = (record as Record<string, unknown>)[field];
    if (typeof value === 'string') return [[field, change(value)]];
    return Array.isArray(value) ? [[field, value.map((address) => change(String(address)))]] : [];
  });
  return { ...record, ...(Object.fromEntries(changed) as Partial<T>) };
}

/** Drawings are kept as short tokens; going out, each is the picture itself. */
export const drawn = <T extends object>(record: T, fields: readonly string[]): T =>
  withAddresses(record, fields, picture);

/** The way back: a drawing of ours that comes in is kept as its token. */
export const undrawn = <T extends object>(record: T, fields: readonly string[]): T =>
  withAddresses(record, fields, tokenOfPicture);
