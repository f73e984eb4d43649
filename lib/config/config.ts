import { configSchema, type Config } from './schema';

/** One thing wrong with config.json: the key it is about (empty for the whole file) and what the file says there. */
export interface ConfigProblem {
  kind: 'missing' | 'notJson' | 'unknownKey' | 'wrongValue';
  key: string;
  value: string;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: ConfigProblem[] };

const shown = (value: unknown) => (JSON.stringify(value) ?? '').slice(0, 120);

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], raw);
}

/** Checks the content of config.json. Every problem is reported, not only the first. */
export function parseConfig(raw: unknown): ConfigResult {
  const parsed = configSchema.safeParse(raw);
  if (parsed.success) return { ok: true, config: parsed.data };
  const problems = parsed.error.issues.flatMap((issue): ConfigProblem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ kind: 'unknownKey', key, value: shown(valueAt(raw, [key])) }));
    }
    if (issue.path.length === 0) return [{ kind: 'notJson', key: '', value: shown(raw) }];
    const kind = issue.code === 'invalid_key' ? 'unknownKey' : 'wrongValue';
    return [{ kind, key: issue.path.join('.'), value: shown(valueAt(raw, issue.path)) }];
  });
  return { ok: false, problems };
}

/**
 * Reads config.json beside the page. A file that is missing or no JSON is a problem to show, never a reason to go on
 * with defaults: a client that guesses its platform may send a password to the wrong host.
 */
export async function loadConfig(fetcher: typeof fetch = fetch): Promise<ConfigResult> {
  const failed = (kind: 'missing' | 'notJson', value: string): ConfigResult => ({
    ok: false,
    problems: [{ kind, key: '', value }],
  });
  let text: string;
  try {
    const response = await fetcher('config.json', { cache: 'no-cache', signal: AbortSignal.timeout(15_000) });
    if (!response.ok) return failed('missing', String(response.status));
    text = await response.text();
  } catch (error) {
    return failed('missing', error instanceof Error ? error.message : String(error));
  }
  try {
    return parseConfig(JSON.parse(text));
  } catch {
    return failed('notJson', text.trim().slice(0, 120));
  }
}

let current: Config | undefined;

/** Fixes the configuration for the life of the page. Called once, before anything is drawn. */
export function setConfig(config: Config): void {
  current = config;
}

/** The configuration of this deployment. */
export function getConfig(): Config {
  if (!current) throw new Error('The configuration is read before it is loaded');
  return current;
}
