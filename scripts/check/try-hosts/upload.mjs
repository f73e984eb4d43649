// Replaces the command `aws` in a trial of the guide: `s3 cp FILE s3://BUCKET/PATH --content-type T --cache-control C`
// sends the file to the store whose address is in STORE.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'content-type': text, 'cache-control': text, 'only-show-errors': { type: 'boolean' } },
});
const [service, verb, file, target] = positionals;
const path = /^s3:\/\/[^/]+\/(.+)$/.exec(target ?? '')?.[1];
if (service !== 's3' || verb !== 'cp' || !path) throw new Error(`This replaces "aws s3 cp" only: ${positionals}`);
const response = await fetch(new URL(path, process.env.STORE), {
  method: 'PUT',
  body: readFileSync(file),
  headers: { 'Content-Type': values['content-type'], 'Cache-Control': values['cache-control'] },
});
if (!response.ok) throw new Error(`${target}: ${response.status}`);
