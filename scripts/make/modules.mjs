// Writes the modules that derive from folders, where they are not as the folders say: after npm ci, and whenever Next
// reads its configuration. They are not in the repository.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawingModule } from './drawings.mjs';
import { entityModule } from './entities.mjs';
import { messageModule, titleModule } from '../messages/list.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export function makeModules() {
  for (const [path, text] of [
    ['messages/list.ts', messageModule()],
    ['messages/titles.ts', titleModule()],
    ['lib/config/entities.ts', entityModule()],
    ['lib/demo/art/drawings.ts', drawingModule()],
  ]) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) makeModules();
