import type { BrowserContext } from 'playwright/test';
import type { PlayedFault } from '../../lib/demo/platform/mock-fetch';
import type { JourneyClock } from './clock';

/**
 * Where the platform runs: in the page itself, as shipped; over HTTP on an origin of its own; or wherever the host at
 * BASE_URL has it.
 */
export type Lane = 'browser' | 'http' | 'host';

/** What a journey begins with, in each lane. */
export interface Beginning {
  /** The clock, in milliseconds. */
  start: number;
  /** The clock does not go on. */
  frozen: boolean;
  /** Data of the demo platform. */
  seed: number;
  /** The features that it names (contract 5); all by default. */
  features?: readonly string[];
}
export interface LaneOptions {
  lane: Lane;
}

export interface Site {
  url: string;
  lane: Lane;
  /** Content of config.json; a journey may change it before it opens a page. */
  config: Record<string, unknown>;
  /** The clock of the journey, in the page and on the platform. */
  readonly clock: JourneyClock;
  /** A fault that the HTTP platform simulates instead of its response. */
  fault?: (path: string, body: string) => PlayedFault | undefined;
  /** Restores the initial platform, configuration and clock. */
  reset(beginning: Beginning): Promise<void>;
  /** What a context needs before its first page. */
  enter(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}
