import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseConfig } from '@/lib/config/config';
import type { Config } from '@/lib/config/schema';
import { ENTITIES } from '../contract/entities';
import { conform } from './conform';

const USAGE = `npm run conform -- https://host --token … [--write]
  --token T                 a token that is good, or
  --account A --password P  the login (CONFORM_TOKEN, CONFORM_ACCOUNT, CONFORM_PASSWORD in the environment do as well)
  --config file             the config.json of the deployment: names, paths, body format
  --origin https://shop     where the client is; on another origin than the platform CORS is checked too
  --timeout 15              seconds that a call may take
  --only product,blog       these entities alone
  --write                   also make, change and delete records of its own
Exit code: 0 as the contract says, 1 it differs, 2 it could not be checked.`;

/** A mistake in how the command was called. */
class Misuse extends Error {}

function configFrom(file: string | undefined): Config {
  let raw: unknown = {};
  try {
    if (file) raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misuse(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = parseConfig(raw);
  if (parsed.ok) return parsed.config;
  throw new Misuse(`${file}: ${parsed.problems.map(({ kind, key, value }) => `${kind} ${key} ${value}`).join('; ')}`);
}

function readArguments(args: readonly string[], env: Environment) {
  const text = { type: 'string' } as const;
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        token: text,
        account: text,
        password: text,
        config: text,
        origin: text,
        timeout: { ...text, default: '15' },
        only: text,
        write: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [address, ...others] = positionals;
  const config = configFrom(values.config);
  const url = address ?? config.baseURL;
  if (others.length > 0 || !URL.canParse(url) || !/^https?:/i.test(url))
    throw new Misuse('Say one address, with http(s)://');
  if (values.origin !== undefined && !/^https?:/i.test(values.origin))
    throw new Misuse(`--origin must be an address, with http(s)://, not "${values.origin}"`);
  const origin = values.origin && new URL(values.origin).origin;
  const timeout = Number(values.timeout) * 1000;
  if (!(timeout > 0)) throw new Misuse(`--timeout must be a number of seconds, not "${values.timeout}"`);
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !ENTITIES.some((row) => row.name === name));
  if (unknown !== undefined)
    throw new Misuse(`--only names no entity: "${unknown}". There are ${ENTITIES.map(({ name }) => name).join(', ')}`);
  const token = values.token ?? env.CONFORM_TOKEN;
  const account = values.account ?? env.CONFORM_ACCOUNT;
  const password = values.password ?? env.CONFORM_PASSWORD;
  if (!token && !(account && password)) throw new Misuse('Say --token, or --account and --password');
  return { url, config, timeout, token, account, password, only, origin, write: values.write };
}

type Environment = Record<string, string | undefined>;

interface World {
  env?: Environment;
  fetch?: typeof globalThis.fetch;
  print?: (line: string) => void;
}

/** `npm run conform`: compares a platform with the contract, and answers with the exit code. */
export async function runConform(args: readonly string[], world: World = {}): Promise<0 | 1 | 2> {
  const { env = process.env, fetch = globalThis.fetch, print = console.log } = world;
  try {
    const run = readArguments(args, env);
    print(`${run.url}: ${run.write ? 'reads, and writes on records of its own' : 'reads only'}`);
    const report = await conform({ ...run, fetch });
    for (const line of report.lines()) print(line);
    return report.exitCode;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    print(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}
