import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that jsdom lacks, or has in a version that does not fit Node's fetch. */
const LENT = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'crypto',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;

/** jsdom with Node's web APIs, so that tests use the same APIs as a browser. */
export default class ClientEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const { projectConfig } = config;
    // The "browser" builds of msw and others expect service workers and streams of a browser.
    const testEnvironmentOptions = {
      customExportConditions: ['node', 'node-addons'],
      ...projectConfig.testEnvironmentOptions,
    };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
    for (const name of LENT) {
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true });
    }
    this.takeLentSignals();
  }

  /** jsdom ends a listener by its own AbortSignal only; the one that is lent fits Node's fetch. */
  private takeLentSignals() {
    for (const target of [this.global, this.global.EventTarget.prototype]) {
      const add = target.addEventListener;
      target.addEventListener = function (this: EventTarget, ...[type, listener, options]: Parameters<typeof add>) {
        const { signal, ...others } = typeof options === 'boolean' ? { capture: options } : (options ?? {});
        add.call(this, type, listener, others);
        signal?.addEventListener('abort', () => this.removeEventListener(type, listener, others));
      };
    }
  }
}
