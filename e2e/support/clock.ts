import type { BrowserContext } from 'playwright/test';

/**
 * The time at which every journey begins, whatever the machine's clock says, so that no result depends on the date or
 * hour of the run. `JOURNEY_NOW` (ISO 8601) sets another one, such as the end of a year.
 */
export const START = Date.parse(process.env.JOURNEY_NOW ?? '2026-10-14T10:30:00+08:00');
if (Number.isNaN(START)) throw new Error(`JOURNEY_NOW is no moment: ${process.env.JOURNEY_NOW}`);

/** Start time of journeys that control timers: Playwright's `page.clock` counts from the machine's clock. */
export const DEVICE_NOW = Date.now();

/** A day in the time zone of the demo's shop (UTC+8), relative to the day at which journeys begin: `2026-10-14`. */
export const shopDay = (days = 0): string =>
  new Date(START + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

export class JourneyClock {
  readonly #shift: number;
  readonly #frozenAt: number | undefined;

  /** With `frozen` it does not go on from `start`. */
  constructor(start: number, frozen = false) {
    this.#shift = start - Date.now();
    this.#frozenAt = frozen ? start : undefined;
  }

  now = (): number => this.#frozenAt ?? Date.now() + this.#shift;

  /** Every page of the context uses this clock instead of the machine's. */
  setIn = (context: BrowserContext): Promise<void> => changeDevice(context, this.#shift, this.#frozenAt);
}

/** Shifts the browser's clock by milliseconds; timers are not affected. */
export const shiftDevice = (context: BrowserContext, by: number): Promise<void> => changeDevice(context, by);

const changeDevice = async (context: BrowserContext, by: number, frozenAt?: number): Promise<void> => {
  await context.addInitScript(
    ([shift, fixed]) => {
      const Real = Date;
      const now = () => fixed ?? Real.now() + shift;
      globalThis.Date = new Proxy(Real, {
        construct: (target, args: [], newTarget) =>
          Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
        apply: () => new Real(now()).toString(),
        get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
      });
    },
    [by, frozenAt] as const,
  );
};
