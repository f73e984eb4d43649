// Finds the messages that the code uses, by string literals: t('save'), a title as 'menu.home', t(`status.${x}`).
import ts from 'typescript';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `status.${x}` → every key below status. Templates without literal text are ignored. */
function templatePattern(node) {
  const pieces = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  const readable = pieces.every((piece) => /^[\w.]*$/.test(piece)) && pieces.some((piece) => /\w/.test(piece));
  return readable ? new RegExp(`(?:^|\\.)${pieces.map(escape).join('[\\w.]+')}$`) : undefined;
}

/** useTranslations('product') opens a namespace; it is not the use of a key. */
const opensNamespace = (node) =>
  ts.isCallExpression(node.parent) &&
  /^(?:useTranslations|getTranslations|createTranslator)$/.test(node.parent.expression.getText());

/** A namespace that is imported as a whole counts as used: titles of pages are looked up by their text. */
const importedWhole = (node, file) =>
  ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly && !/[\\/]testing[\\/]/.test(file)
    ? /^@\/messages\/\w+\/(\w+)\.json$/.exec(node.moduleSpecifier.text)?.[1]
    : undefined;

/** The texts of the login page are an object: its members are its keys. */
const readsLogin = (node) =>
  ts.isImportDeclaration(node) && node.moduleSpecifier.text.endsWith('/login-texts') && !node.importClause?.isTypeOnly;
function memberName(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isBindingElement(node) ? (node.propertyName ?? node.name).getText() : undefined;
}

/** String literals and templates of the sources. Texts of the demo are data of its platform, not keys. */
function textsOf(sources) {
  const found = { texts: new Set(), patterns: [], whole: new Set() };
  let file = '';
  let members = false;
  const visit = (node) => {
    members ||= readsLogin(node);
    const member = members && memberName(node);
    if (member) found.texts.add(member);
    const namespace = importedWhole(node, file);
    if (namespace) found.whole.add(namespace);
    if (ts.isStringLiteralLike(node)) {
      if (!opensNamespace(node)) found.texts.add(node.text);
    } else if (ts.isNumericLiteral(node)) found.texts.add(node.text);
    else if (ts.isTemplateExpression(node)) {
      const pattern = templatePattern(node);
      if (pattern) found.patterns.push(pattern);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources.filter((one) => !/^lib[\\/]demo[\\/]/.test(one.file))) {
    file = source.file;
    members = false;
    visit(ts.createSourceFile(file, source.text, ts.ScriptTarget.Latest, true));
  }
  return found;
}

export function unusedKeys(keys, sources) {
  const { texts, patterns, whole } = textsOf(sources);
  return keys.filter(({ name, key }) => {
    const path = [name, ...key.split('.')];
    const ends = path.map((_, index) => path.slice(index).join('.'));
    // A prefix of two or more parts in a literal is completed elsewhere: `${prefix}.${x}`.
    const prefixes = path.slice(1, -1).map((_, index) => path.slice(0, index + 2).join('.'));
    const named = [...ends, ...prefixes].some((text) => texts.has(text));
    return !named && !whole.has(name) && !patterns.some((pattern) => pattern.test(path.join('.')));
  });
}
