// The JSON Schema of config.json, for editors: made from the settings of the client (lib/config/schema.ts) and the words of
// docs/configuration.md. The build writes it to dist/config.schema.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { loadSource } from '../load-source.mjs';
import { documentedSettings, plainText } from './documented.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const line = (most, least = 1) => z.string().min(least).max(most);
const whole = (least, most) => z.int().min(least).max(most);
const HOST = 'https?://[^\\s/@#?]+';
const webAddress = z.string().regex(new RegExp(`^${HOST}([/?][^\\s#]*)?$`, 'i'));
const callTarget = z.string().regex(new RegExp(`^(/(?![/\\\\])[^\\s?#\\\\]*|${HOST}(/[^\\s?#]*)?)$`, 'i'));
const pageTarget = z.string().regex(/^(\/(?!\/)|[hH][tT][tT][pP][sS]?:\/\/[^\s/])\S*$/);
const hosts = z.array(z.string().regex(/^[^\s/@*]+(:\d+)?$/));
const environment = z.enum(['development', 'production']);

/** Settings that are neither a switch nor a choice. What the client checks beyond this, an editor cannot know. */
const shapes = (calls) => ({
  title: line(80),
  titleSeparator: line(10, 0),
  abbreviation: line(20),
  logo: line(2000).regex(/^([hH][tT][tT][pP][sS]?:\/\/|data:image\/|(?![A-Za-z][\w+.-]*:))/),
  keepAliveMaxNum: whole(1, 99),
  routesWhiteList: z.array(z.string().regex(/^\/(?!\/)\S*$/)),
  loadingText: line(80),
  tokenName: line(80),
  tokenTableName: z.string().regex(/^[\w.-]{1,80}$/),
  messageDuration: whole(500, 60_000),
  errorLog: z.union([z.boolean(), environment, z.array(environment)]),
  errorReportURL: callTarget,
  errorReportShare: whole(1, 100),
  defaultOpeneds: z.array(z.string()),
  debounce: z.array(line(80)),
  buySourceURL: pageTarget,
  copySourceURL: pageTarget,
  copySourceKey: line(80),
  ssoURL: webAddress,
  previewHosts: hosts,
  previewKey: line(80),
  baseURL: z.union([z.literal(''), callTarget]),
  pictureHosts: hosts,
  contentType: z.string().regex(/^application\/(json|x-www-form-urlencoded)\s*(;\s*charset=[\w-]+)?$/i),
  requestTimeout: whole(1, 3_600_000),
  statusName: line(40),
  messageName: line(40),
  successCodes: z.array(z.union([z.string(), z.number()])).min(1),
  paths: z.partialRecord(z.enum(calls), callTarget),
});

/** JSON Schema has no flags: letters in both cases. */
const withoutFlags = (schema) =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'pattern' ? value.replace(/https\?/g, '[hH][tT][tT][pP][sS]?') : value,
  );

export function configSchema() {
  const { SETTINGS } = loadSource('lib/config/schema.ts');
  const { CALLS } = loadSource('lib/config/calls.ts');
  const { isFlag } = loadSource('lib/util/guards.ts');
  const known = shapes([...CALLS]);
  const described = new Map(
    documentedSettings(join(root, 'docs/configuration.md')).map((row) => [row.key, plainText(row.meaning)]),
  );
  const shapeOf = (key) => {
    const { values, accepts } = SETTINGS[key];
    const shape = values ? z.enum(values) : accepts === isFlag ? z.boolean() : known[key];
    if (!shape) throw new Error(`scripts/config/schema.mjs does not know the shape of "${key}"`);
    return shape;
  };
  const properties = Object.keys(SETTINGS).map((key) => {
    const { fallback } = SETTINGS[key];
    const schema = withoutFlags(z.toJSONSchema(shapeOf(key), { unrepresentable: 'throw' }));
    delete schema.$schema;
    return [
      key,
      { description: described.get(key), ...(fallback === undefined ? {} : { default: fallback }), ...schema },
    ];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'config.json of the supplier client',
    description: 'Every key is optional, other keys are refused. docs/configuration.md describes them in full.',
    type: 'object',
    properties: {
      $schema: { type: 'string', description: 'The address of this file' },
      ...Object.fromEntries(properties),
    },
    additionalProperties: false,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, 'dist/config.schema.json'), `${JSON.stringify(configSchema(), undefined, 2)}\n`);
}
