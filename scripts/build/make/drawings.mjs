// The drawings of the demo are SVG files by family (lib/demo/art). The bundler would make each a file to fetch, but a
// picture is drawn in the colour and on the background that its token asks for: their content is written, as texts, to
// lib/demo/art/drawings.ts, which is not in the repository.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.mjs';

/** What a file draws, in one line; without its gradients, which show it in a viewer and are replaced by the palette's. */
function contentOf(file) {
  const [, content] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (content === undefined) throw new Error(`${file} is not an SVG`);
  return content
    .replace(/<defs>.*?<\/defs>/s, '')
    .replace(/\n\s*/g, '')
    .replaceAll('"', "'");
}

const familyIn = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .sort()
      .map((name) => [name.slice(0, -'.svg'.length), contentOf(join(folder, name))]),
  );

export function drawingModule(folder = join(root, 'lib/demo/art')) {
  const families = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const drawings = families.map(({ name }) => [name, familyIn(join(folder, name))]);
  return [
    '// Made from the folders in lib/demo/art by scripts/build/make/drawings.mjs.',
    `export const DRAWINGS = ${JSON.stringify(Object.fromEntries(drawings), null, 2)};`,
    '',
  ].join('\n');
}
