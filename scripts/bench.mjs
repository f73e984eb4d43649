// npm run bench [part…] [-- --rounds=5 --requests --write]: what a supplier waits for, in Chromium against dist/ (build
// first), interleaved with two reference pages (scripts/bench/reference.mjs); medians and their ratio to the page of Next
// and MUI. Parts: start, views (first visits, returns, typing), variants (a key in the sheet of 200), big (100,000
// products, at the processor's own speed), data (the same in Node).
// `--write` puts the table into docs/performance.md. It judges nothing: times are the machine's; npm run size has limits.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import prettier from 'prettier';
import { launchOptions, resolveBrowser } from '../e2e/support/browser.mjs';
import { benchBig } from './bench/big.mjs';
import { benchData } from './bench/data.mjs';
import { serveReferences } from './bench/reference.mjs';
import { benchStart } from './bench/start.mjs';
import { benchVariants } from './bench/variants.mjs';
import { benchViews } from './bench/views.mjs';

const PARTS = { start: benchStart, views: benchViews, variants: benchVariants, big: benchBig };
const SLOWEST = 3;
const MARKS = ['<!-- bench -->', '<!-- /bench -->'];
const DOCUMENT = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wants = (part) => named.length === 0 || named.includes(part);
const rounds = Number(options.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5);

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
if (Object.keys(PARTS).some(wants)) {
  const references = await serveReferences();
  const browser = await chromium.launch(launchOptions(await resolveBrowser()));
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  try {
    const listsRequests = options.includes('--requests');
    for (const [part, bench] of Object.entries(PARTS))
      if (wants(part))
        rows.push(...(await bench({ browser, dist, references: references.pages, rounds, listsRequests })));
    const text = [
      `Chromium ${browser.version()}, a processor 4 times slower, medians of ${rounds} rounds.`,
      tableOf(rows),
      slowestOf(rows),
    ].join('\n\n');
    console.log(text);
    if (options.includes('--write')) await write(text);
  } finally {
    await browser.close();
    await references.close();
  }
}
if (wants('data')) await benchData();
