import { isRecord } from '@/lib/util/guards';
import { SETTINGS, isRemap, type Config } from './schema';

/** One problem of config.json: its key (empty for the whole file) and the value in the file. */
export interface ConfigProblem {
  kind: 'missing' | 'notUtf8' | 'notJson' | 'notObject' | 'unknownKey' | 'wrongValue';
  key: string;
  value: string;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: ConfigProblem[] };

const shown = (value: unknown) => (JSON.stringify(value) ?? '').slice(0, 120);

/** Section 4: a missing or unknown storage means localStorage, so this key is never an error. */
const OPTIONAL_VALUES: readonly string[] = ['storage'];

/** What editors read to know the settings; it configures nothing. */
const SCHEMA_KEY = '$schema';

function problemsOf(key: string, value: unknown): ConfigProblem[] {
  if (key === SCHEMA_KEY) return [];
  if (!Object.hasOwn(SETTINGS, key)) return [{ kind: 'unknownKey', key, value: shown(value) }];
  if (OPTIONAL_VALUES.includes(key) || SETTINGS[key as keyof Config].accepts(value)) return [];
  if (key !== 'paths' || !isRecord(value)) return [{ kind: 'wrongValue', key, value: shown(value) }];
  const wrong = Object.entries(value).filter(([call, target]) => !isRemap(call, target));
  return wrong.map(([call, target]) => ({ kind: 'wrongValue', key: `paths.${call}`, value: shown(target) }));
}

/** Checks the content of config.json. Every problem is reported, not only the first. */
export function parseConfig(raw: unknown): ConfigResult {
  if (!isRecord(raw)) return { ok: false, problems: [{ kind: 'notObject', key: '', value: shown(raw) }] };
  const problems = Object.entries(raw).flatMap(([key, value]) => problemsOf(key, value));
  if (problems.length > 0) return { ok: false, problems };
  const values = Object.entries(SETTINGS).map(([key, { fallback, accepts }]) => {
    const given = Object.hasOwn(raw, key) ? raw[key] : undefined;
    return [key, accepts(given) ? given : fallback];
  });
  return { ok: true, config: Object.fromEntries(values) as Config };
}

/**
 * Fetches config.json from beside the page. A file that is missing or not JSON is a problem to show, never a reason to
 * use defaults: with a guessed platform the client could send a password to the wrong host.
 */
export async function loadConfig(fetcher: typeof fetch = fetch): Promise<ConfigResult> {
  usedText = undefined;
  const failed = (kind: 'missing' | 'notUtf8' | 'notJson', value: string): ConfigResult => ({
    ok: false,
    problems: [{ kind, key: '', value }],
  });
  let bytes: ArrayBuffer;
  try {
    const response = await fetcher('config.json', { cache: 'no-cache', signal: AbortSignal.timeout(15_000) });
    if (!response.ok) return failed('missing', String(response.status));
    bytes = await response.arrayBuffer();
  } catch (error) {
    return failed('missing', error instanceof Error ? error.message : String(error));
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return failed('notUtf8', '');
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return failed('notJson', text.trim().slice(0, 120));
  }
  usedText = text;
  return parseConfig(raw);
}

let usedText: string | undefined;

/** The text of config.json as received; a later visit compares with it to find out whether the file has changed. */
export const configText = (): string | undefined => usedText;

let current: Config | undefined;

/** Sets the configuration for the life of the page. Called once, before anything is rendered. */
export function setConfig(config: Config): void {
  current = config;
}

/** The configuration, or undefined before it is loaded: code that handles errors of the start must not throw. */
export const findConfig = (): Config | undefined => current;

/** The configuration of this deployment; throws before it is loaded. */
export function getConfig(): Config {
  if (!current) throw new Error('The configuration is read before it is loaded');
  return current;
}
