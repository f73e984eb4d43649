import { dayIn, startOfDay } from '@/lib/util/day';

/** The zone of the shop's days, as in user info; it has no daylight saving. */
export const SHOP_ZONE = 'Asia/Shanghai';

/** The shop's day at an instant. */
export const dayInShop = (time: number) => dayIn(time, SHOP_ZONE);
/** The instant at which a day of the shop begins. */
export const startOf = (day: string) => startOfDay(day, SHOP_ZONE);
