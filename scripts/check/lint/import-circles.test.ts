/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedFiles, sourceFiles } from './imports.mjs';

const root = join(__dirname, '../../..');

/** Circles of a graph, each as the nodes that reach each other. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const enter = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    open.push(node);
    const lower = (to: number) => lowest.set(node, Math.min(lowest.get(node)!, to));
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        enter(next);
        lower(lowest.get(next)!);
      } else if (open.includes(next)) lower(order.get(next)!);
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1 || graph.get(node)?.includes(node)) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) enter(node);
  return circles;
}

it('finds circles, long ones, and a file that imports itself', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
    ['e', ['e']],
  ]);
  expect(circlesIn(graph)).toEqual([['a', 'b', 'c'], ['e']]);
});

it('reads imports of values and types, and what is exported again; not those that load later', () => {
  const files = new Set(['lib/a.ts', 'lib/b.tsx', 'lib/c/d.ts', 'lib/later.ts', 'lib/named.ts']);
  const text = `
    import { a } from '@/lib/a';
    import type { B } from '../b';
    export { d } from './d';
    export type { N } from '@/lib/named';
    import { external } from 'external';
    const later = () => import('@/lib/later');
    const words = "import { z } from '@/lib/later'";
  `;
  expect(importedFiles('lib/c/e.ts', text, files)).toEqual(['lib/a.ts', 'lib/b.tsx', 'lib/c/d.ts', 'lib/named.ts']);
});

test('no file imports itself through others, for values, for types or later', () => {
  const files = sourceFiles(['app', 'components', 'lib', 'e2e', 'scripts']);
  expect(files.size).toBeGreaterThan(1000);
  const graph = new Map(
    [...files].map((file) => [
      file,
      importedFiles(file, readFileSync(join(root, file), 'utf8'), files, { later: true }),
    ]),
  );
  expect(circlesIn(graph)).toEqual([]);
});

test('two domains of components/shared import each other one way at most, later imports too', () => {
  const shared = 'components/shared';
  const files = sourceFiles([shared]);
  const domainOf = (file: string) => file.split('/')[2]!;
  const graph = new Map(readdirSync(join(root, shared)).map((domain) => [domain, [] as string[]]));
  expect(graph.size).toBeGreaterThan(1);
  for (const file of files) {
    const imported = importedFiles(file, readFileSync(join(root, file), 'utf8'), files, { later: true });
    graph.get(domainOf(file))!.push(...imported.map(domainOf).filter((domain) => domain !== domainOf(file)));
  }
  expect(circlesIn(graph)).toEqual([]);
});
