// No text is joined from pieces: another language has another order. Finds t('a') + t('b'), `${t('a')} of ${name}`
// and [t('a'), t('b')].join(' ') in the code.
import ts from 'typescript';

const LETTERS = /\p{L}/u;
const ASKS = /^(?:useTranslations|createTranslator)$/;

/** The names that a file gives to translators. */
function translatorsIn(file) {
  const names = new Set();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer)) {
      if (ASKS.test(node.initializer.expression.getText(file))) names.add(node.name.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Between the items of a list is a mark, which is no word and no bare space. */
const isListMark = (node) => node !== undefined && ts.isStringLiteral(node) && /[^\s\p{L}]/u.test(node.text);

/** The texts of ['a', 'b'].join(' ') and 'a'.concat('b'). */
function methodParts(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: target, name } = node.expression;
  if (name.text === 'concat') return [...partsOf(target), ...node.arguments.flatMap(partsOf)];
  if (name.text !== 'join' || !ts.isArrayLiteralExpression(target) || isListMark(node.arguments[0])) return undefined;
  return [...target.elements.flatMap(partsOf), ...node.arguments];
}

/** The texts and words that one expression puts side by side. */
function partsOf(node) {
  if (ts.isParenthesizedExpression(node)) return partsOf(node.expression);
  const joined = methodParts(node);
  if (joined) return joined;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return [...partsOf(node.left), ...partsOf(node.right)];
  }
  if (!ts.isTemplateExpression(node)) return [node];
  return [node.head, ...node.templateSpans.flatMap(({ expression, literal }) => [...partsOf(expression), literal])];
}

/** The positions in a source file where a message is joined with another or with words. */
export function joinedTexts(file) {
  const names = translatorsIn(file);
  const isMessage = (node) => ts.isCallExpression(node) && names.has(node.expression.getText(file));
  const hasWords = (node) => 'text' in node && !ts.isIdentifier(node) && LETTERS.test(node.text);
  const found = [];
  const visit = (node) => {
    const parts = partsOf(node);
    if (parts.length > 1) {
      const messages = parts.filter(isMessage).length;
      if (messages > 1 || (messages === 1 && parts.some(hasWords))) {
        const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
        found.push({ key: '', line: line + 1, column: character + 1 });
      }
      // What is within the pieces is looked at by itself.
      parts.forEach((part) => ts.forEachChild(part, visit));
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
