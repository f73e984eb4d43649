import { useQuery } from '@tanstack/react-query';
import { dayIn, knownZone } from '@/lib/util/day';
import { QUARTER_HOUR, useNow } from '@/lib/util/use-now';
import { userQuery } from './session-queries';

/** The zone of the shop's statistics and filters by day (contract 1); undefined means the browser's zone. */
export function useShopZone(): string | undefined {
  const { data } = useQuery({ ...userQuery(), enabled: false });
  return knownZone(data?.timezone);
}

/** Today in the shop's zone, by the platform's clock. */
export function useShopToday(): string {
  return dayIn(useNow(QUARTER_HOUR), useShopZone());
}
