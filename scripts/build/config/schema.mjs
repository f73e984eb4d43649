// The JSON Schema of config.json, for editors: made from the settings of the client (lib/config/schema.ts) and the words of
// docs/configuration.md. The build writes it to dist/config.schema.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarted, root } from '../files.mjs';
import { loadSource } from '../load-source.mjs';
import { documentedSettings, plainText } from './documented.mjs';

const text = (pattern) => ({ type: 'string', ...(pattern && { pattern: pattern.source }) });
const line = (most, least = 1) => ({ ...text(), minLength: least, maxLength: most });
const whole = (least, most) => ({ type: 'integer', minimum: least, maximum: most });
const flag = { type: 'boolean' };
const choice = (values) => ({ type: 'string', enum: values });
const listOf = (items) => ({ type: 'array', items });
const HOST = 'https?://[^\\s/@#?]+';
const webAddress = text(new RegExp(`^${HOST}([/?][^\\s#]*)?$`));
const callTarget = text(new RegExp(`^(/(?![/\\\\])[^\\s?#\\\\]*|${HOST}(/[^\\s?#]*)?)$`));
const pageTarget = text(/^(\/(?!\/)|[hH][tT][tT][pP][sS]?:\/\/[^\s/])\S*$/);
const hosts = listOf(text(/^[^\s/@*]+(:\d+)?$/));
const environment = choice(['development', 'production']);

/** Settings that are neither a switch nor a choice. What the client checks beyond this, an editor cannot know. */
const shapes = (calls) => ({
  title: line(80),
  titleSeparator: line(10, 0),
  abbreviation: line(20),
  logo: { ...line(2000), ...text(/^([hH][tT][tT][pP][sS]?:\/\/|data:image\/|(?![A-Za-z][\w+.-]*:))/) },
  keepAliveMaxNum: whole(1, 99),
  routesWhiteList: listOf(text(/^\/(?!\/)\S*$/)),
  loadingText: line(80),
  tokenName: line(80),
  tokenTableName: text(/^[\w.-]{1,80}$/),
  messageDuration: whole(500, 60_000),
  errorLog: { anyOf: [flag, environment, listOf(environment)] },
  errorReportURL: callTarget,
  errorReportShare: whole(1, 100),
  defaultOpeneds: listOf(text()),
  debounce: listOf(line(80)),
  buySourceURL: pageTarget,
  copySourceURL: pageTarget,
  copySourceKey: line(80),
  ssoURL: webAddress,
  previewHosts: hosts,
  previewKey: line(80),
  baseURL: { anyOf: [{ ...text(), const: '' }, callTarget] },
  pictureHosts: hosts,
  contentType: text(/^application\/(json|x-www-form-urlencoded)\s*(;\s*charset=[\w-]+)?$/),
  requestTimeout: whole(1, 3_600_000),
  statusName: line(40),
  messageName: line(40),
  dataName: line(40),
  successCodes: { ...listOf({ type: ['string', 'number'] }), minItems: 1 },
  paths: { type: 'object', propertyNames: choice(calls), additionalProperties: callTarget },
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
    const shape = values ? choice(values) : accepts === isFlag ? flag : known[key];
    if (!shape) throw new Error(`scripts/build/config/schema.mjs does not know the shape of "${key}"`);
    return shape;
  };
  const properties = Object.keys(SETTINGS).map((key) => {
    const { fallback } = SETTINGS[key];
    const schema = withoutFlags(shapeOf(key));
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

if (isStarted(import.meta.url)) {
  writeFileSync(join(root, 'dist/config.schema.json'), `${JSON.stringify(configSchema(), undefined, 2)}\n`);
}
