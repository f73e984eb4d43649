import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/**
 * The rules that ESLint reports for code as if it were in a file. In a child process, because it loads ES modules, which
 * Jest's VM cannot. With `types` for files that exist only: no other has types.
 */
export function lintText(seeds: (readonly [file: string, code: string])[], { types }: { types: boolean }): string[][] {
  const withoutTypes = {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  };
  const overrideConfig = types ? {} : withoutTypes;
  const program = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint(${JSON.stringify({ cwd: root, overrideConfig })});
    const answers = await Promise.all(${JSON.stringify(seeds)}.map(([filePath, code]) => eslint.lintText(code, { filePath })));
    console.log(JSON.stringify(answers.map(([{ messages }]) => messages.map(({ ruleId, message }) => ruleId ?? message))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[][];
}
