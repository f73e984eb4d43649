import type { BrowserContext } from 'playwright/test';

/**
 * The moment at which every journey begins, whatever the machine's clock says, so that none depends on the day or the
 * hour it runs at. `JOURNEY_NOW` (ISO 8601) chooses another one, such as the end of a year.
 */
export const START = Date.parse(process.env.JOURNEY_NOW ?? '2026-10-14T10:30:00+08:00');
if (Number.isNaN(START)) throw new Error(`JOURNEY_NOW is no moment: ${process.env.JOURNEY_NOW}`);

/**
 * Where a journey that drives the page's timers (`page.clock`) begins: Playwright counts by the machine's own clock,
 * and would catch up with any other one second by second.
 */
export const DEVICE_NOW = Date.now();

/** A day in the zone of the demo's shop (UTC+8), that many days after the one at which journeys begin: `2026-10-14`. */
export const shopDay = (days = 0): string =>
  new Date(START + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** The clock of one journey: it begins at its first moment and goes on from there. */
export class JourneyClock {
  readonly #shift: number;

  constructor(start: number) {
    this.#shift = start - Date.now();
  }

  now = (): number => Date.now() + this.#shift;

  /** Every page of the context reads this clock in place of the machine's. */
  setIn = (context: BrowserContext): Promise<void> => shiftDevice(context, this.#shift);
}

/** Sets the clock of the device ahead by so many milliseconds (or back); timers run as always. */
export async function shiftDevice(context: BrowserContext, by: number): Promise<void> {
  await context.addInitScript((shift) => {
    const Real = Date;
    const now = () => Real.now() + shift;
    globalThis.Date = new Proxy(Real, {
      construct: (target, args: [], newTarget) =>
        Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
      apply: () => new Real(now()).toString(),
      get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
    });
  }, by);
}
