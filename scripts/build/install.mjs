// Installs node_modules according to the lockfile. Runs in a fresh clone: Node's own modules only.
import { spawnSync } from 'node:child_process';
import { readJson, root } from './files.mjs';

const packages = (file) => {
  try {
    return readJson(`${root}${file}`).packages;
  } catch {
    return undefined;
  }
};

/** npm records what it installed: comparing that with the lockfile detects changed, broken and partial installs. */
function isInstalled(wanted = packages('package-lock.json'), present = packages('node_modules/.package-lock.json')) {
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (present[path] ? present[path].version === entry.version : entry.optional || entry.devOptional),
  );
}

export function npm(args, options = {}) {
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  return status ?? 1;
}

export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  // With NODE_ENV=production npm would skip the development tools.
  if (npm(['ci', '--include=dev', '--include=optional']) !== 0) {
    console.error('npm ci failed, see above.');
    process.exit(1);
  }
}
