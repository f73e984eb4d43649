// npm run bench [part…] [-- --rounds=5 --requests --write]: what a supplier waits for, in Chromium against dist/ (build
// first), interleaved with two reference pages (reference.mjs); medians and their ratio to the page of Next and MUI.
// Parts: start, views (first visits, returns, typing), variants (a key in the sheet of 200), big (100,000 products, at the
// processor's own speed).
// `--write` puts the table into scripts/check/bench/README.md. It judges nothing: times are the machine's; npm run size has limits.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { root } from '../../build/files.mjs';
import { openBrowser } from '../../../e2e/support/browser.mjs';
import { benchBig } from './big.mjs';
import { serveReferences } from './reference.mjs';
import { benchStart } from './start.mjs';
import { benchVariants } from './variants.mjs';
import { benchViews } from './views.mjs';

const PARTS = { start: benchStart, views: benchViews, variants: benchVariants, big: benchBig };
const SLOWEST = 3;
const MARKS = ['<!-- bench -->', '<!-- /bench -->'];
const DOCUMENT = join(root, 'scripts/check/bench/README.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, requests: { type: 'boolean' }, write: { type: 'boolean' } },
});
const rounds = Number(values.rounds);
const parts = positionals.length > 0 ? positionals : Object.keys(PARTS);
const unknown = parts.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are: ${Object.keys(PARTS).join(', ')}`);

const said = (value, { unit = ' ms', digits = 0 }) => (value === undefined ? '' : `${value.toFixed(digits)}${unit}`);
const ratio = ({ client, mui }) => (client > 0 && mui > 0 ? (client / mui).toFixed(2) : '');

const tableOf = (rows) =>
  [
    '|  | Client | Next + MUI | React | Ratio to Next + MUI |',
    '| --- | --: | --: | --: | --: |',
    ...rows.map(
      (row) =>
        `| ${row.title} | ${said(row.client, row)} | ${said(row.mui, row)} | ${said(row.react, row)} | ${ratio(row)} |`,
    ),
  ].join('\n');

/** The interactions that take longest; a start is none. */
function slowestOf(rows) {
  const slowest = rows.filter(({ client, title }) => client && /^(first visit|return|typing)/.test(title));
  slowest.sort((a, b) => b.client - a.client);
  const names = slowest.slice(0, SLOWEST).map((row) => `${row.title} (${said(row.client, row)})`);
  return names.length > 0 ? `The slowest interactions: ${names.join(', ')}.` : '';
}

async function write(text) {
  const [begin, end] = MARKS;
  const before = readFileSync(DOCUMENT, 'utf8');
  const [head, rest] = [before.split(begin)[0].trimEnd(), before.split(end)[1] ?? ''];
  const config = await prettier.resolveConfig(DOCUMENT);
  const after = `${head}\n\n${begin}\n\n${text}\n\n${end}\n${rest}`;
  writeFileSync(DOCUMENT, await prettier.format(after, { ...config, parser: 'markdown' }));
}

const rows = [];
const references = await serveReferences();
const browser = await openBrowser();
try {
  const setting = { browser, dist: join(root, 'dist'), references: references.pages, rounds };
  for (const part of parts) rows.push(...(await PARTS[part]({ ...setting, listsRequests: values.requests })));
  const text = [
    `Chromium ${browser.version()}, a processor 4 times slower, medians of ${rounds} rounds.`,
    tableOf(rows),
    slowestOf(rows),
  ].join('\n\n');
  console.log(text);
  if (values.write) await write(text);
} finally {
  await browser.close();
  await references.close();
}
