// Which entities of the platform have the shared calls: those that a file of lib/api passes to entityApi. What the
// configuration must know of them, before that code is loaded, is written to lib/config/entities.ts, which is not in
// the repository.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

function entitiesOf(file) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'entityApi') {
      const [name] = node.arguments;
      if (!name || !ts.isStringLiteral(name)) throw new Error(`${file}: the entity is not named by a plain text`);
      found.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

export function entityModule(folder = join(root, 'lib/api')) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const entities = files.flatMap((name) => entitiesOf(join(folder, name))).sort();
  return [
    '// Made from the folder lib/api by scripts/make/entities.mjs.',
    `export const ENTITIES = ${JSON.stringify(entities)};`,
    '',
  ].join('\n');
}
