// Lists the files of the build that the frame and each screen need, for the head of the page, which requests all of
// them at once. The bundler would discover them one after another while running (app/html/early-requests.ts).
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { loadSource } from './load-source.mjs';
import { localesIn, namespacesIn } from './messages/list.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Modules of the frame, recognized by their exports: the frame, loading of texts, tabs and views, messages. */
const FRAME_PARTS = ['Workspace', 'messageFile', 'TabsBar', 'Notes'];
const FRAME_TEXTS = ['entry', 'layout', 'feedback'];

/** Modules in the bundler's chunks: id → source, and the value of modules that are plain data. */
function modulesIn(dir) {
  const modules = new Map();
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.js'))) {
    const source = readFileSync(join(dir, name), 'utf8');
    if (!source.startsWith('(globalThis.TURBOPACK||')) continue;
    const context = vm.createContext({});
    vm.runInContext(source, context);
    let ids = [];
    for (const entry of context.TURBOPACK[0].slice(1)) {
      if (typeof entry === 'number') ids.push(entry);
      else if (typeof entry === 'function') {
        for (const id of ids) modules.set(id, { source: String(entry), run: entry });
        ids = [];
      }
    }
  }
  return modules;
}

/** `import()` as the bundler emits it: the files to load, and the id of the module. */
const LOADER = /\.v\(\w+=>Promise\.all\((\[[^\]]*\])\.map\(\w+=>\w+\.l\(\w+\)\)\)\.then\(\(\)=>\w+\((\d+)\)\)\)/;

function loadersIn(modules) {
  const loaders = new Map();
  for (const { source } of modules.values()) {
    const found = LOADER.exec(source);
    if (found && !loaders.has(Number(found[2]))) loaders.set(Number(found[2]), JSON.parse(found[1]));
  }
  return loaders;
}

/** The content of a JSON module, as text. */
function dataOf({ source, run }) {
  if (!/^\(\w,\w,\w\)=>\{\w\.exports=[{[]/.test(source)) return undefined;
  const filled = { exports: {} };
  run({}, filled, filled.exports);
  return JSON.stringify(filled.exports);
}

/** The files of the frame and of each place, as indexes into `names`: code, and texts by language. */
export function earlyFiles(dist) {
  const modules = modulesIn(join(dist, '_next/static/chunks'));
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
        const text = JSON.stringify(JSON.parse(readFileSync(join(root, 'messages', locale, `${name}.json`), 'utf8')));
        if (!data.has(text)) throw new Error(`No file of the build holds messages/${locale}/${name}.json`);
        return loaders.get(data.get(text));
      });
  const { SCREENS } = loadSource('lib/router/screens.ts');
  const table = readFileSync(join(root, 'components/layout/views/screen-table.tsx'), 'utf8');
  const exportOf = (name) =>
    new RegExp(`\\b${name}: \\(\\) =>\\s+import\\([^)]*\\)\\.then\\(\\(m\\) => m\\.(\\w+)\\)`).exec(table)?.[1];

  const names = [];
  const numbers = (files) =>
    [...new Set(files)].map((file) => {
      const name = file.replace('static/', '');
      if (!names.includes(name)) names.push(name);
      return names.indexOf(name);
    });
  const part = (code, texts) => ({
    code: numbers(code),
    ...Object.fromEntries(localesIn().map((locale) => [locale, numbers(textFiles(locale, texts))])),
  });
  const frame = part(FRAME_PARTS.flatMap(exporting), FRAME_TEXTS);
  const places = Object.fromEntries(
    Object.entries(SCREENS).map(([name, { path, namespaces = [] }]) => [
      path,
      part(exporting(exportOf(name)), namespaces),
    ]),
  );
  return { names, frame, places };
}
