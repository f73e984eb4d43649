import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { lintText } from './lint-text';

/** A file of the client: types are known in what is there only. */
const FILE = 'lib/util/uuid.ts';

test('the build is for the browsers that README promises', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  expect(browserslist).toEqual(['chrome >= 119', 'edge >= 119', 'firefox >= 128', 'safari >= 17.4', 'ios_saf >= 17.4']);
  expect(readFileSync('README.md', 'utf8')).toContain('Chrome and Edge 119, Firefox 128, Safari 17.4, and later.');
});

test('what a promised browser lacks is refused, members of values by their type, too, and a forgotten await', () => {
  const refused = [
    'Promise.try(() => 1)',
    'Array.fromAsync([1])',
    "new URLPattern('/a')",
    'document.startViewTransition(() => undefined)',
    'document.body.moveBefore(document.body, null)',
  ];
  const allowed = ['AbortSignal.any([])', 'document.body.showPopover()', '[2, 1].toSorted()'];
  const seed = (codes: string[]) =>
    [FILE, codes.map((code, at) => `export const seed${at} = () => ${code};\n`).join('')] as const;
  const forgotten = [FILE, 'async function seed() {}\nexport function press() {\n  seed();\n}\n'] as const;
  const found = lintText([seed(refused), seed(allowed), forgotten], { types: true });
  expect(found).toEqual([refused.map(() => 'baseline/use-baseline'), [], ['@typescript-eslint/no-floating-promises']]);
});

test('methods of the language that are too new have no type', () => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  const code = `export const seeds = [
    new Set([1]).union(new Set([2])),
    new Map([[1, 2]]).values().map((value) => value),
    Promise.try(() => 1),
    Object.groupBy([1], String),
  ];`;
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === 'seed.ts' ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram(['seed.ts'], { ...options, types: [] }, host);
  const seed = program.getSourceFile('seed.ts')!;
  const lines = program
    .getSemanticDiagnostics(seed)
    .map(({ start }) => seed.getLineAndCharacterOfPosition(start!).line);
  expect([...new Set(lines)]).toEqual([1, 2, 3]);
});
