// A file of messages with the position (line and column) of each text in it.
import ts from 'typescript';

/** Some editors begin a file with a mark that is no JSON. */
export const withoutMark = (source) => source.replace(/^\ufeff/, '');

const nameOf = (property) => property.name.text ?? property.name.getText();

/** Texts of an object, in the order of the file; a key that is there twice is among `twice`. */
function walk(node, path, found, positionOf) {
  const names = new Set();
  for (const property of node.properties) {
    const name = nameOf(property);
    const here = [...path, name];
    const entry = { path: here, key: here.join('.'), ...positionOf(property.name) };
    if (names.has(name)) found.twice.push(entry);
    names.add(name);
    found.groups.set(entry.key, entry);
    const value = property.initializer;
    if (ts.isObjectLiteralExpression(value)) walk(value, here, found, positionOf);
    else found.leaves.push({ ...entry, text: ts.isStringLiteral(value) ? value.text : undefined });
  }
}

/**
 * Reads a file of messages. `leaves` are its texts (`text` is undefined where the value is none), `groups` the positions
 * of all keys, `twice` the keys that are there twice. A file that is no JSON has an `error` and, where it is known, its
 * `position`.
 */
export function readMessages(file, source) {
  const parsed = ts.parseJsonText(file, source);
  const positionAt = (offset) => {
    const { line, character } = parsed.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  const positionOf = (node) => positionAt(node.getStart(parsed));
  try {
    JSON.parse(source);
  } catch (error) {
    // The compiler knows the position, but takes a comma at the end for none of the mistakes.
    const [mistake] = parsed.parseDiagnostics;
    const offset = mistake?.start ?? /position (\d+)/.exec(error.message)?.[1];
    return {
      error: mistake ? ts.flattenDiagnosticMessageText(mistake.messageText, ' ').replace(/\.$/, '') : error.message,
      ...(offset !== undefined && { position: positionAt(Number(offset)) }),
    };
  }
  const root = parsed.statements[0].expression;
  if (!ts.isObjectLiteralExpression(root)) return { error: 'holds no object' };
  const found = { leaves: [], groups: new Map(), twice: [] };
  walk(root, [], found, positionOf);
  return found;
}
