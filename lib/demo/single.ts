import type * as v from '@/lib/schema/schema';
import { Refusal } from './platform/answer';
import type { Call } from './platform/endpoints';
import { entityEndpoints } from './platform/entity';
import { withPictures, withTokens } from './pictures';
import type { Platform } from './platform/platform';
import { checkVersion, checked, recordFrom, withoutOwn } from './platform/save';
import type { Entity, EntityStore } from './platform/store';

interface Single<T extends Entity> {
  name: string;
  store: () => EntityStore<T>;
  input: v.Schema<object>;
  known: { entries: object };
  /** Fields that only the platform sets. */
  own: readonly (keyof T & string)[];
  pictures: readonly string[];
  /** Fields that it has nothing of, because it has not their feature. */
  unknown?: readonly (keyof T & string)[];
}

const omit = <T extends object>(record: T, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as T;

/** The calls of an entity that has one record only. */
export function singleHandlers<T extends Entity>(
  platform: Platform,
  { name, store, input, known, own, pictures, unknown = [] }: Single<T>,
) {
  const { get, post } = entityEndpoints(platform);
  const names = new Set(Object.keys(known.entries));
  const only = ({ say }: Call): T => {
    const [record] = store().records();
    if (!record) throw new Refusal(404, say('notFound'));
    return record;
  };
  const kept = [...own, ...unknown];
  const shown = (record: T) => withPictures(omit(record, unknown), pictures);
  return [
    get(`/supplier/${name}/getDetail`, (call) => shown(only(call)), { permission: 'shop:read' }),
    post(
      `/supplier/${name}/doEdit`,
      (call) => {
        const before = only(call);
        checkVersion(call, before, call.body.version, shown(before));
        const fields = withTokens(checked(call, input, withoutOwn(call.body, kept)), pictures);
        const preserved = Object.fromEntries(kept.map((key) => [key, before[key]]));
        return shown(store().put(recordFrom(call, store(), before, { ...fields, ...preserved }, names)));
      },
      { permission: `${name}:edit`, says: 'saved' },
    ),
  ];
}
