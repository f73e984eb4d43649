// What the frame and each screen need of the build, for the head of the page: it requests all of it at once, where the
// bundler would find one file after the other by running what has come before (app/html/early-requests.ts). The files of
// the frame become one for each language, and so do those of a screen: on a slow connection each request costs as much as
// many bytes, and the bundler's files repeat modules of each other.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { readJson, root } from '../files.mjs';
import { loadSource } from '../load-source.mjs';
import { preparedTexts } from '../make/prepare-texts.mjs';
import { localesIn, namespacesIn } from '../../translate/list.mjs';
import { withHint } from './compile-hint.mjs';
/** What the frame loads, by what it exports: itself, its texts' files, the views. */
const FRAME_PARTS = ['Workspace', 'messageFile', 'Outlet'];
/** What it loads when the first screen is there: tabs, messages, what it watches, the progress bar, tips. */
const LATE_PARTS = ['TabsBar', 'Notes', 'watchOtherTabs', 'watchClock', 'progressBar', 'TipLayer'];
const FRAME_TEXTS = ['entry', 'layout', 'feedback'];

/** The bundler's chunks: name → its modules, each with its ids and its factory. */
function chunksIn(dir) {
  const chunks = new Map();
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.js'))) {
    const source = readFileSync(join(dir, name), 'utf8');
    if (!source.startsWith('(globalThis.TURBOPACK||')) continue;
    const context = vm.createContext({});
    vm.runInContext(source, context);
    const modules = [];
    let ids = [];
    for (const entry of context.TURBOPACK[0].slice(1)) {
      if (typeof entry === 'number') ids.push(entry);
      else if (typeof entry === 'function') {
        modules.push({ ids, source: String(entry), run: entry });
        ids = [];
      }
    }
    chunks.set(`chunks/${name}`, modules);
  }
  return chunks;
}

const modulesOf = (chunks) =>
  new Map([...chunks.values()].flat().flatMap((module) => module.ids.map((id) => [id, module])));

/** `import()` as the bundler writes it: the files to load, and the module that is in them. */
const LOADER = /\.v\(\w+=>Promise\.all\((\[[^\]]*\])\.map\(\w+=>\w+\.l\(\w+\)\)\)\.then\(\(\)=>\w+\((\d+)\)\)\)/;

function loadersIn(modules) {
  const loaders = new Map();
  for (const { source } of modules.values()) {
    const found = LOADER.exec(source);
    if (found && !loaders.has(Number(found[2]))) loaders.set(Number(found[2]), JSON.parse(found[1]));
  }
  return loaders;
}

/** The content of a JSON module, as text; a file above 10 kB is a text that the module parses. */
function dataOf({ source, run }) {
  if (!/^\(\w,\w,\w\)=>\{\w\.exports=(?:[{[]|JSON\.parse\()/.test(source)) return undefined;
  const filled = { exports: {} };
  run({}, filled, filled.exports);
  return JSON.stringify(filled.exports);
}

/** The files that the frame and each screen load, by language: their code and their texts. */
function filesByPart(modules) {
  const loaders = loadersIn(modules);
  const exporting = (name) => {
    const pattern = new RegExp(`"${name}",(?:0,|\\(\\)=>)`);
    const target = [...loaders.keys()].find((id) => pattern.test(modules.get(id)?.source ?? ''));
    if (target === undefined) throw new Error(`No file of the build is loaded for ${name}`);
    return loaders.get(target);
  };
  const data = new Map([...loaders.keys()].map((id) => [modules.has(id) ? dataOf(modules.get(id)) : undefined, id]));
  const textFiles = (locale, names) =>
    names
      .filter((name) => namespacesIn(locale).includes(name))
      .flatMap((name) => {
        const texts = readJson(join(root, 'messages', locale, `${name}.json`));
        const text = JSON.stringify(preparedTexts(texts));
        if (!data.has(text)) throw new Error(`No file of the build holds messages/${locale}/${name}.json`);
        return loaders.get(data.get(text));
      });
  const { SCREENS } = loadSource('lib/router/screens.ts');
  const table = readFileSync(join(root, 'components/layout/views/screen-table.tsx'), 'utf8');
  const exportOf = (name) =>
    new RegExp(`\\b${name}: \\(\\) =>\\s+import\\([^)]*\\)\\.then\\(\\(m\\) => \\(\\{\\s+Screen: m\\.(\\w+)`).exec(
      table,
    )?.[1];
  const part = (code, texts) =>
    new Map(
      localesIn().map((locale) => [
        locale,
        [...new Set([...code, ...textFiles(locale, texts)])].map((file) => file.replace('static/', '')),
      ]),
    );
  const screens = Object.entries(SCREENS).map(([name, { path, namespaces = [] }]) => [
    path,
    part(exporting(exportOf(name)), namespaces),
  ]);
  return {
    frame: part(FRAME_PARTS.flatMap(exporting), FRAME_TEXTS),
    late: part(LATE_PARTS.flatMap(exporting), []),
    screens: new Map(screens),
  };
}

/** The modules of some files that are in none of the others, in the order of the files: each once, with its file. */
function modulesIn(files, chunks, present) {
  const known = new Set(present);
  return files
    .filter((file) => file.endsWith('.js'))
    .flatMap((chunk) => {
      const own = chunks.get(chunk).filter(({ ids }) => !ids.every((id) => known.has(id)));
      own.forEach(({ ids }) => ids.forEach((id) => known.add(id)));
      return own.map((module) => ({ ...module, chunk }));
    });
}

/**
 * Several of the bundler's files as one. Each registers itself by its own name, and the last call reports to the bundler that
 * they are loaded, so that it requests none of them; a module that is in `present` or in several of them is there once.
 */
export function bundleOf(files, chunks, present) {
  const modules = modulesIn(files, chunks, present);
  const pushes = files.map((file) => {
    const own = modules.filter(({ chunk }) => chunk === file);
    return `t.push([${[`"static/${file}"`, ...own.map(({ ids, source }) => `${ids},${source}`)].join(',')}])`;
  });
  const loaded = JSON.stringify({ otherChunks: files.map((file) => `static/${file}`), runtimeModuleIds: [] });
  pushes.push(`t.push(["",${loaded}])`);
  return withHint(`(t=>{${pushes.join(';')}})(globalThis.TURBOPACK||(globalThis.TURBOPACK=[]));`);
}

/**
 * Writes the files that the head of the page requests, and answers their names, below `_next/static/`: those of the frame
 * and of each screen, by language. `loaded` are the files that the page loads itself.
 */
export function writeEarlyFiles(dist, loaded, onJoined = () => {}) {
  const chunks = chunksIn(join(dist, '_next/static/chunks'));
  const { frame, late, screens } = filesByPart(modulesOf(chunks));
  const idsIn = (files) => files.flatMap((file) => (chunks.get(file) ?? []).flatMap(({ ids }) => ids));
  const bundled = (name, part, without = new Map()) =>
    Object.fromEntries(
      [...part].map(([locale, files]) => {
        const before = [...loaded, ...(without.get(locale) ?? [])];
        const left = files.filter((file) => !before.includes(file));
        const present = idsIn(before);
        const text = bundleOf(
          left.filter((file) => file.endsWith('.js')),
          chunks,
          present,
        );
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
        const file = `chunks/${name}-${locale}-${hash}.js`;
        writeFileSync(join(dist, '_next/static', file), text);
        onJoined(file, text, modulesIn(left, chunks, present));
        return [locale, [file, ...left.filter((one) => one.endsWith('.css'))]];
      }),
    );
  return {
    frame: bundled('frame', frame),
    late: bundled('late', late, frame),
    screens: Object.fromEntries([...screens].map(([path, part]) => [path, bundled('screen', part, frame)])),
  };
}
