import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EntityRow } from './entity-row';

const requireSource = createRequire(__filename);

/** The entities of contract 4: a file each in entities/. */
export const ENTITIES: readonly EntityRow[] = readdirSync(join(__dirname, 'entities'))
  .sort()
  .map((file) => (requireSource(`./entities/${file}`) as { entity: EntityRow }).entity);
