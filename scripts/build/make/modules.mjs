// Writes what derives from folders and tokens, where it is not as they say: after npm ci, and whenever Next reads its
// configuration. They are not in the repository.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarted, root } from '../files.mjs';
import { drawingModule } from './drawings.mjs';
import { tokensCss } from './tokens-css.mjs';
import { messageModule, titleModule } from '../../translate/list.mjs';

export function makeModules() {
  for (const [path, text] of [
    ['messages/list.ts', messageModule()],
    ['messages/titles.ts', titleModule()],
    ['lib/demo/art/drawings.ts', drawingModule()],
    ['app/tokens.css', tokensCss()],
  ]) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

if (isStarted(import.meta.url)) makeModules();
