/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importedFiles, sourceFiles } from './imports.mjs';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = sourceFiles(['app', 'components', 'lib']);
const importsOf = (file: string) => importedFiles(file, read(file), files, { later: true });

const walks = read('docs/architecture.md').split('\n### ').slice(1);
const nameOf = (walk: string) => walk.slice(0, walk.indexOf('\n'));

const stepsOf = (walk: string): string[][] =>
  [...walk.matchAll(/^\d+\. (.*?):/gm)].map(([, step = '']) =>
    [...step.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file),
  );

test('there are six walks', () => {
  expect(walks.map(nameOf)).toHaveLength(6);
});

describe.each(walks.map((walk) => [nameOf(walk), stepsOf(walk)] as const))('%s', (_name, steps) => {
  it('leads through files that exist', () => {
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.flat().filter((file) => !files.has(file))).toEqual([]);
    expect(steps.filter((step) => step.length < 2)).toEqual([]);
  });

  it('leads from file to file by an import, with at most one file between', () => {
    const gaps = steps.flatMap((step) =>
      step.slice(1).flatMap((to, index) => {
        const from = step[index]!;
        const near = importsOf(from);
        return near.includes(to) || near.some((between) => importsOf(between).includes(to)) ? [] : [`${from} → ${to}`];
      }),
    );
    expect(gaps).toEqual([]);
  });
});

describe('decisions', () => {
  const themes = readdirSync(join(root, 'docs/decisions')).map((name) => `decisions/${name}`);
  const decided = themes.flatMap((theme) =>
    [...read(`docs/${theme}`).matchAll(/^## (D\d+) /gm)].map(([, id]) => `${theme} ${id}`),
  );
  const ids = decided.map((one) => one.split(' ')[1]);

  it('each have an id of their own', () => expect(new Set(ids).size).toBe(ids.length));

  it('are where code names them', () => {
    const named = [...files].flatMap((file) =>
      [...read(file).matchAll(/docs\/(decisions\/\w+\.md)[\s*]+(D\d+(?:, D\d+)*)/g)].flatMap(([, theme, list = '']) =>
        list.split(', ').map((id) => `${theme} ${id}`),
      ),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((one) => !decided.includes(one))).toEqual([]);
  });

  it('are there where documents name them', () => {
    const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    );
    const named = documents.flatMap((name) => read(`docs/${name}`).match(/\bD\d+\b/g) ?? []);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
