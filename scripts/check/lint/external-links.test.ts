import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './imports.mjs';

const root = join(__dirname, '../../..');
const files: string[] = [...sourceFiles(['app', 'components', 'lib'])].filter((name) => !name.includes('.test.'));

test('whatever opens beside the client is kept from it: each link with a target of its own says noopener', () => {
  const open = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, at) => {
      if (!/target(=|: ?| ?= ?|', ?')["']?_blank|window\.open\(|blank \? '_blank'/.test(line)) return [];
      return lines
        .slice(Math.max(0, at - 4), at + 5)
        .join('\n')
        .includes('noopener')
        ? []
        : [`${file}:${at + 1}`];
    });
  });
  expect(open).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
