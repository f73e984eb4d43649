import * as v from '@/lib/schema/schema';
import { Invalid, Refusal } from './answer';
import { textOf, type Fields } from './body';
import type { Call } from './endpoints';
import type { Entity, EntityStore } from './store';
import type { TextKey } from './texts';
import { fieldErrors } from './validate';

/** Fields of every record that a client cannot set. */
const OWN_FIELDS = ['id', 'clientId', 'version', 'createdAt', 'updatedAt', '_'];

/** The fields of a save without those that only the platform sets, including the entity's `own` ones. */
export function withoutOwn(fields: Fields, own: readonly string[] = []): Fields {
  const preserved = new Set([...OWN_FIELDS, ...own]);
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !preserved.has(key)));
}

type AddError = (field: string, key: TextKey, values?: Record<string, string | number>) => void;

/**
 * The fields as the schema parsed them; throws 422 with a message for each invalid field. `more` adds errors that only
 * the platform can find; it also gets fields that the schema refused, so it must not rely on their types.
 */
export function checked<T>(
  { say }: Pick<Call, 'say'>,
  schema: v.Schema<T>,
  fields: Fields,
  more: (value: Partial<T>, addError: AddError) => void = () => {},
): T {
  const parsed = v.safeParse(schema, fields);
  const errors = parsed.success ? {} : fieldErrors(parsed.issues, say);
  more((parsed.success ? parsed.output : fields) as Partial<T>, (field, key, values) => {
    errors[field] ??= say(key, values);
  });
  if (!parsed.success || Object.keys(errors).length > 0) throw new Invalid(say('invalid'), errors);
  return parsed.output;
}

/** Throws 409 if the record has changed since the client read it (contract 1); `shown` is the current record. */
export function checkVersion({ say }: Pick<Call, 'say'>, before: Entity, version: unknown, shown: unknown): void {
  if (version !== before.version) throw new Refusal(409, say('conflict'), shown);
}

/**
 * The record to store for a save. Fields that neither the contract (`known`) nor this platform knows are kept even if a
 * save omits them.
 */
export function recordFrom<T extends Entity>(
  { platform }: Pick<Call, 'platform'>,
  store: Pick<EntityStore<T, unknown>, 'newId'>,
  before: T | undefined,
  fields: object,
  known: ReadonlySet<string>,
): T {
  const at = platform.stamp();
  const unknown = Object.entries(before ?? {}).filter(([key]) => !known.has(key));
  return {
    ...Object.fromEntries(unknown),
    ...fields,
    id: before?.id ?? store.newId(),
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  } as T;
}

/** The record made by an earlier create with the same `clientId` (contract 1), unless it has been deleted. */
export function createdBefore<T extends Entity>(
  { platform, body }: Pick<Call, 'platform' | 'body'>,
  entity: string,
  store: Pick<EntityStore<T, unknown>, 'get'>,
): T | undefined {
  return store.get(platform.createdBy(entity, textOf(body.clientId)) ?? '');
}

/** A record with a new version and time of change. */
export const touched = <T extends Entity>({ platform }: Pick<Call, 'platform'>, record: T): T => ({
  ...record,
  version: record.version + 1,
  updatedAt: platform.stamp(),
});

/** The record with an id; throws 404 if there is none. */
export function recordOf<T extends Entity>(
  { say }: Pick<Call, 'say'>,
  store: Pick<EntityStore<T, unknown>, 'get'>,
  id: unknown,
): T {
  const record = store.get(String(id));
  if (!record) throw new Refusal(404, say('notFound'));
  return record;
}
