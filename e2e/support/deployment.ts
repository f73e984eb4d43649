import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

export const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content).catch(() => undefined);

/** With Save-Data nothing is fetched ahead: what is opened after the deploy has not been loaded, however long it took. */
export const loadNothingAhead = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

const CHUNKS = '_next/static/chunks';
const FILE = /[\w~.-]+\.(?:js|css)\b/g;

/** Makes another build of the files: with another mark, other names of scripts and styles, and so another policy. */
async function makeNext(dir: string, keepsFormer: boolean): Promise<void> {
  const { securePage } = await import('../../scripts/build/postbuild/postbuild.mjs');
  const names = new Set(readdirSync(join(dir, CHUNKS)).filter((name) => /\.(js|css)$/.test(name)));
  const renamed = (file: string) =>
    readFileSync(file, 'utf8').replace(FILE, (name) => (names.has(name) ? `next-${name}` : name));
  const mark = /<meta name="build" content="(\w+)"/.exec(readFileSync(join(dir, 'index.html'), 'utf8'))?.[1] ?? '';
  const page = join(dir, 'index.html');
  const worker = join(dir, 'sw.js');
  writeFileSync(worker, renamed(worker).replaceAll(mark, 'next'));
  writeFileSync(page, securePage(renamed(page).replaceAll(mark, 'next')));
  for (const name of names) {
    writeFileSync(join(dir, CHUNKS, `next-${name}`), renamed(join(dir, CHUNKS, name)));
    if (!keepsFormer) rmSync(join(dir, CHUNKS, name));
  }
}

/**
 * A host of its own, whose headers are those of the first build, whichever it serves. Files of the first stay beside those
 * of the next where it `keepsFormer` ones (docs/deploy.md, "Order of an update").
 */
export async function openDeployment(config: object, { keepsFormer = false } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'builds-'));
  const [served, next] = ['served', 'next'].map((name) => join(root, name)) as [string, string];
  for (const dir of [served, next]) cpSync('dist', dir, { recursive: true });
  await makeNext(next, keepsFormer);
  // Playwright transpiles a static import to require(), which cannot load an ES module.
  const { serveDist } = await import('../../scripts/operate/server.mjs');
  // Uncompressed: the compressed copies beside the files would stay those of the first build.
  const host = await serveDist({ dir: served, host: '127.0.0.1', config, compressed: false });
  return {
    url: host.url,
    /** Serves the other build instead. */
    swap() {
      const aside = join(root, 'aside');
      renameSync(served, aside);
      renameSync(next, served);
      renameSync(aside, next);
    },
    async close() {
      await host.close();
      rmSync(root, { recursive: true });
    },
  };
}
