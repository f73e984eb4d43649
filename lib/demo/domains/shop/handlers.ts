import { contactHandlers } from './contacts';
import { resourceHandlers } from './strength';
import { createInfoStore, createDetailStore, createContactStore, createResourceStore } from './store';
import type * as z from 'zod/mini';
import { shopDetailInputSchema, shopDetailSchema } from '@/lib/api/shop-detail';
import { shopInfoInputSchema, shopInfoSchema } from '@/lib/api/shop-info';
import { Refusal } from '@/lib/demo/platform/answer';
import type { Call } from '@/lib/demo/platform/endpoints';
import { entityEndpoints } from '@/lib/demo/platform/entity';
import { drawn, undrawn } from '@/lib/demo/pictures';
import type { Platform } from '@/lib/demo/platform/platform';
import { checkVersion, checked, recordFrom, withoutOwn } from '@/lib/demo/platform/save';
import type { Entity, EntityStore } from '@/lib/demo/platform/store';

interface Single<T extends Entity> {
  name: string;
  store: () => EntityStore<T>;
  input: z.ZodMiniType<object>;
  known: { shape: object };
  /** Fields that only the platform sets. */
  own: readonly (keyof T & string)[];
  pictures: readonly string[];
}

/** The calls of something that there is one of. */
function single<T extends Entity>(platform: Platform, { name, store, input, known, own, pictures }: Single<T>) {
  const { get, post } = entityEndpoints(platform);
  const names = new Set(Object.keys(known.shape));
  const only = ({ say }: Call): T => {
    const [record] = store().records();
    if (!record) throw new Refusal(404, say('notFound'));
    return record;
  };
  return [
    get(`/supplier/${name}/getDetail`, (call) => drawn(only(call), pictures), { permission: 'shop:read' }),
    post(
      `/supplier/${name}/doEdit`,
      (call) => {
        const before = only(call);
        checkVersion(call, before, call.body.version, drawn(before, pictures));
        const fields = undrawn(checked(call, input, withoutOwn(call.body, own)), pictures);
        const kept = Object.fromEntries(own.map((key) => [key, before[key]]));
        return drawn(store().put(recordFrom(call, store(), before, { ...fields, ...kept }, names)), pictures);
      },
      { permission: `${name}:edit`, says: 'saved' },
    ),
  ];
}

/** Basic and extended information of the shop (contract 4). Whether it is verified is the platform's to say. */
export const handlers = (platform: Platform) => [
  ...contactHandlers(platform),
  ...resourceHandlers(platform),
  ...single(platform, {
    name: 'shopInfo',
    store: () => platform.store('shopInfo'),
    input: shopInfoInputSchema,
    known: shopInfoSchema,
    own: ['verified'],
    pictures: ['logo', 'banner'],
  }),
  ...single(platform, {
    name: 'shopDetail',
    store: () => platform.store('shopDetail'),
    input: shopDetailInputSchema,
    known: shopDetailSchema,
    own: [],
    pictures: [],
  }),
];

export const stores = {
  shopInfo: createInfoStore,
  shopDetail: createDetailStore,
  shopContact: createContactStore,
  shopResource: createResourceStore,
};
