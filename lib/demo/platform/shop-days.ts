import { dayIn, startOfDay } from '@/lib/util/day';

/** The zone of the shop's days, as user info says it; its clocks never change. */
export const SHOP_ZONE = 'Asia/Shanghai';

/** The day in the shop at an instant. */
export const dayInShop = (time: number) => dayIn(time, SHOP_ZONE);
/** The instant at which a day begins in the shop. */
export const startOf = (day: string) => startOfDay(day, SHOP_ZONE);
