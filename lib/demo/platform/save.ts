import type * as z from 'zod/mini';
import { Invalid, Refusal } from './answer';
import { textOf, type Fields } from './body';
import type { Call } from './endpoints';
import type { Entity, EntityStore } from './store';
import type { TextKey } from './texts';
import { fieldErrors } from './validate';

/** What the platform keeps of every record: a client cannot set it. */
const OWN_FIELDS = ['id', 'clientId', 'version', 'createdAt', 'updatedAt', '_'];

/** The fields of a save without those that are the platform's, `own` ones of the entity among them. */
export function withoutOwn(fields: Fields, own: readonly string[] = []): Fields {
  const kept = new Set([...OWN_FIELDS, ...own]);
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !kept.has(key)));
}

type AddError = (field: string, key: TextKey, values?: Record<string, string | number>) => void;

/**
 * What a schema makes of the fields; 422 with a sentence for each field where it finds something. `more` adds
 * errors that only the platform can find; it also gets fields that the schema refused, so it must not rely on their type.
 */
export function checked<T>(
  { say }: Pick<Call, 'say'>,
  schema: z.ZodMiniType<T>,
  fields: Fields,
  more: (value: Partial<T>, addError: AddError) => void = () => {},
): T {
  const parsed = schema.safeParse(fields, { reportInput: true });
  const errors = parsed.success ? {} : fieldErrors(parsed.error.issues, say);
  more((parsed.success ? parsed.data : fields) as Partial<T>, (field, key, values) => {
    errors[field] ??= say(key, values);
  });
  if (!parsed.success || Object.keys(errors).length > 0) throw new Invalid(say('invalid'), errors);
  return parsed.data;
}

/** Refuses a save of something that is no longer what the client read (contract 1); `shown` is the current record. */
export function checkVersion({ say }: Pick<Call, 'say'>, before: Entity, version: unknown, shown: unknown): void {
  if (version !== before.version) throw new Refusal(409, say('conflict'), shown);
}

/**
 * The record that a save makes. Fields that neither the contract (`known`) nor this platform knows are kept also where
 * a save leaves them out.
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

/** The record that an earlier create with the same `clientId` made (contract 1), as long as it is not deleted. */
export function createdBefore<T extends Entity>(
  { platform, body }: Pick<Call, 'platform' | 'body'>,
  entity: string,
  store: Pick<EntityStore<T, unknown>, 'get'>,
): T | undefined {
  return store.get(platform.createdBy(entity, textOf(body.clientId)) ?? '');
}

/** A record that the platform or one of its calls has changed. */
export const touched = <T extends Entity>({ platform }: Pick<Call, 'platform'>, record: T): T => ({
  ...record,
  version: record.version + 1,
  updatedAt: platform.stamp(),
});

/** The record of an id, else 404. */
export function recordOf<T extends Entity>(
  { say }: Pick<Call, 'say'>,
  store: Pick<EntityStore<T, unknown>, 'get'>,
  id: unknown,
): T {
  const record = store.get(String(id));
  if (!record) throw new Refusal(404, say('notFound'));
  return record;
}
