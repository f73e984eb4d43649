// npm run openapi [-- --out file]: writes the platform contract as OpenAPI 3.1, made from the client's own schemas, into
// dist/openapi.json. A document that is not valid is not written.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { isStarted } from '../build/files.mjs';
import { loadSource } from '../build/load-source.mjs';

/** What the validator finds wrong with a document; undefined if nothing. */
export async function faultsOf(document) {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  return valid ? undefined : errors;
}

if (isStarted(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/openapi.json' } } });
  const examples = await loadSource('scripts/platform/contract/examples.ts').examplesOf();
  const document = loadSource('scripts/platform/contract/document.ts').openApi(examples);
  const faults = await faultsOf(document);
  if (faults) {
    console.error(`The document is not valid OpenAPI: ${JSON.stringify(faults, null, 2)}`);
    process.exit(1);
  }
  const file = resolve(values.out);
  const text = JSON.stringify(document);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const calls = Object.keys(document.paths).length;
  console.log(
    `${relative(process.cwd(), file)}: OpenAPI ${document.openapi}, ${calls} calls, ${Buffer.byteLength(text)} bytes`,
  );
}
