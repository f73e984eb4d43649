// A copy of the project, in which a script tries what the documents say.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../build/files.mjs';

function copyProject(copy) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // The bundler follows no link that leads out of a project: hard links where the file system has them.
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true, force: true });
}

/**
 * Tries something in a copy, which is gone afterwards. `run` executes a command there and returns what it printed; one
 * that fails ends the trial, where it does not have to (`fails`).
 */
export async function tryInCopy(name, trial) {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  const run = (command, args, { fails = false } = {}) => {
    const since = Date.now();
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      maxBuffer: 1e8,
    });
    const passed = (status === 0) !== fails;
    const line = `${[command, ...args].join(' ')}${fails ? ' (has to fail)' : ''}`;
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${line}  ${((Date.now() - since) / 1000).toFixed(0)} s`);
    if (passed) return stdout + stderr;
    console.log(stdout, stderr);
    throw new Error(line);
  };
  try {
    copyProject(copy);
    await trial({ copy, run });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
