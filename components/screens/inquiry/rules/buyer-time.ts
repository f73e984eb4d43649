import { dayIn } from '@/lib/util/day';

export interface BuyerTime {
  /** 03:32, or 03:32 with the day where that is another one than the reader's. */
  time: string;
  /** UTC−3 and the like, as the browser writes it. */
  offset: string;
  /** From 22 to 7 o'clock: an answer is not read now. */
  night: boolean;
  /** Their day against the reader's: -1 yesterday, 0 the same, 1 tomorrow. */
  days: -1 | 0 | 1;
}

const NIGHT = { from: 22, to: 7 };

const partsOf = (at: Date, timeZone: string | undefined) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
};

/**
 * What time it is for the buyer (`timezone` of the contract, IANA); undefined where the browser does not know the zone.
 * `own` is the reader's zone, the browser's where it is left out.
 */
export function buyerTime(at: Date, timezone: string, own?: string): BuyerTime | undefined {
  try {
    const there = partsOf(at, timezone);
    const hour = Number(there.hour);
    const [theirs, ours] = [dayIn(at, timezone), dayIn(at, own)];
    return {
      time: `${there.hour}:${there.minute}`,
      offset: (there.timeZoneName ?? '').replace('GMT', 'UTC').replace('-', '−'),
      night: hour >= NIGHT.from || hour < NIGHT.to,
      days: theirs === ours ? 0 : theirs < ours ? -1 : 1,
    };
  } catch {
    return undefined;
  }
}
