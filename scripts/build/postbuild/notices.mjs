// The licenses of the packages whose code is in dist/: what the client depends on, and what that depends on.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, root } from '../files.mjs';
export const NOTICES = 'third-party-licenses.txt';

/** Of Next.js only the router reaches the browser: with these, and with copies of others below next/dist/compiled. */
const OF_NEXT = ['@swc/helpers'];
const IN_NEXT = ['react', 'react-dom', 'react-server-dom-turbopack', 'scheduler', 'process', 'buffer'];

/** A package as Node.js finds it from a folder. */
function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

function collect(names, from, found) {
  for (const name of names) {
    const folder = folderOf(name, from);
    // An optional package may be missing.
    if (!folder || found.has(folder)) continue;
    const { version, license, dependencies = {} } = readJson(join(folder, 'package.json'));
    found.set(folder, { name, version, license, folder });
    collect(name === 'next' ? OF_NEXT : Object.keys(dependencies), folder, found);
  }
  return found;
}

const licenseText = (folder) =>
  readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)(?!.*\.(js|json)$)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');

/** All packages that may be in dist/, each version once, in the order of their names. */
export function shippedPackages() {
  const found = collect(Object.keys(readJson(join(root, 'package.json')).dependencies), root, new Map());
  const inNext = IN_NEXT.map((name) => ({ name, folder: join(root, 'node_modules/next/dist/compiled', name) }))
    .filter(({ folder }) => existsSync(folder))
    .map(({ name, folder }) => ({ name: `${name} (in next)`, license: 'MIT', folder }));
  const unique = new Map([...found.values(), ...inNext].map((one) => [`${one.name} ${one.version ?? ''}`, one]));
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export function noticesText() {
  const packages = shippedPackages();
  const parts = packages.map(({ name, version, license, folder }) =>
    [[name, version, license && `(${license})`].filter(Boolean).join(' '), licenseText(folder)]
      .filter(Boolean)
      .join('\n\n'),
  );
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `Packages whose code is part of this client, with their licenses.${line}${parts.join(line)}\n`;
}

const isPackage = (name) => existsSync(join(root, 'node_modules', name, 'package.json'));

/**
 * Packages in source maps that the notices do not name: the list above would not be complete. Maps that packages bring
 * along may lead to folders that are none.
 */
export function withoutNotice(sources, exists = isPackage) {
  const named = new Set(shippedPackages().map(({ name }) => name.split(' ')[0]));
  const used = sources.flatMap((source) => {
    const compiled = /next\/dist\/compiled\/([^/]+)\//.exec(source)?.[1];
    const own = source.includes('node_modules/') && /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
    return compiled ?? (own || []);
  });
  return [...new Set(used)].filter((name) => exists(name) && !named.has(name));
}
