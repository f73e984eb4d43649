// Two pages to compare with, built from this repository's own packages: what Next with MUI, and React alone, take for a
// form, figures that are requested, a list of 20 rows and a field. Both are pages of one export, with files of their own.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { root } from '../../build/files.mjs';

const page = (imports, parts) => `'use client';
import { useEffect, useState } from 'react';
${imports}
${parts}
const rows = Array.from({ length: 20 }, (_, row) => Array.from({ length: 8 }, (_, cell) => row * 8 + cell));
export default function Page() {
  const [figures, setFigures] = useState();
  const [visited, setVisited] = useState(['figures']);
  const [view, setView] = useState('figures');
  const [text, setText] = useState('');
  useEffect(() => void fetch('./figures.json').then((answer) => answer.json()).then(setFigures), []);
  const show = (name) => { setVisited([...new Set([...visited, name])]); setView(name); };
  return (
    <main>
      <form>
        <Field name="username" autoComplete="username" value={text} onChange={(event) => setText(event.target.value)} />
      </form>
      {['figures', 'list'].map((name) => <Press key={name} onClick={() => show(name)}>{name}</Press>)}
      <section hidden={view !== 'figures'} aria-busy={!figures}>
        {figures?.map((figure) => <p key={figure}>{figure}</p>)}
      </section>
      {visited.includes('list') && (
        <div id="list" hidden={view !== 'list'}>
          <Grid>
            <Body>{rows.map((row) => <Row key={row[0]}>{row.map((cell) => <Cell key={cell}>{cell}</Cell>)}</Row>)}</Body>
          </Grid>
        </div>
      )}
    </main>
  );
}
`;

const FILES = {
  'next.config.mjs': `export default { output: 'export', assetPrefix: '.', trailingSlash: false, turbopack: { root: ${JSON.stringify(root)} } };`,
  'package.json': '{"private":true,"type":"module"}',
  'public/figures.json': JSON.stringify([12, 345, 6789]),
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/mui/page.jsx': page(
    `import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';`,
    'const [Field, Press, Grid, Body, Row, Cell] = [TextField, Button, Table, TableBody, TableRow, TableCell];',
  ),
  'app/react/page.jsx': page(
    '',
    "const [Field, Press, Grid, Body, Row, Cell] = ['input', 'button', 'table', 'tbody', 'tr', 'td'];",
  ),
};

/** Builds and serves them; `pages` are their addresses by name. */
export async function serveReferences() {
  const folder = mkdtempSync(join(root, '.bench-'));
  const drop = () => rmSync(folder, { recursive: true });
  try {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    const built = spawnSync(join(root, 'node_modules/.bin/next'), ['build'], { cwd: folder, env, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`The reference pages were not built:\n${built.stdout}${built.stderr}`);
    const [files, compress] = [sirv(join(folder, 'out'), { maxAge: 3600, etag: true }), compression()];
    const server = createServer((request, response) => compress(request, response, () => files(request, response)));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${server.address().port}/`;
    const close = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      drop();
    };
    return { pages: { mui: `${url}mui.html`, react: `${url}react.html` }, close };
  } catch (error) {
    drop();
    throw error;
  }
}
