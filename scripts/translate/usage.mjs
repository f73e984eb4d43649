// Which messages the code uses, by the types of what it hands to translators: t('save') of useTranslations('form') uses
// form.save and no other key named save; t(`status.${status}`) uses what `status` can be.
import ts from 'typescript';

const CALLS = new Set(['rich', 'markup', 'has', 'raw']);
const BINDS = /\b(\w+)\s*=\s*(?:useTranslations|createTranslator)\(/g;
/** A text in quotes, or the name of a property. */
const WORD = /'([\w.]+)'|\b(\w+)(?=: )/g;
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A part of a key that is not known: one segment or more. */
const UNKNOWN = '[\\w.]+';

/** A template as a pattern of keys: its texts, and between each two the source of what can be there. */
const patternOf = (texts, between) =>
  new RegExp(`^${texts.map((text, at) => escape(text) + (between[at] ?? '')).join('')}$`);

const typePattern = ({ texts, types }) =>
  patternOf(
    texts,
    types.map((type) => (type.isStringLiteral() ? escape(type.value) : UNKNOWN)),
  );

/** The keys that a value of a type can name: `keys`, and `patterns` where it is not known exactly. */
function named(type, found = { keys: [], patterns: [] }) {
  if (type.isUnion()) type.types.forEach((one) => named(one, found));
  else if (type.isStringLiteral()) found.keys.push(type.value);
  else if (type.isNumberLiteral()) found.keys.push(String(type.value));
  else if (type.flags & ts.TypeFlags.TemplateLiteral) found.patterns.push(typePattern(type));
  else if (!(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null))) found.patterns.push(/^[\w.]+$/);
  return found;
}

/** The translator that a call asks: `t` of t('save'), of t.rich('save') and of context.t('save'). */
function translatorOf(node, names) {
  if (!ts.isCallExpression(node) || node.arguments.length === 0) return undefined;
  const called = node.expression;
  const asked = ts.isPropertyAccessExpression(called) && CALLS.has(called.name.text) ? called.expression : called;
  if (ts.isIdentifier(asked)) return names.has(asked.text) ? asked : undefined;
  if (ts.isCallExpression(asked)) return asked.expression.getText() === 'useTranslations' ? asked : undefined;
  return ts.isPropertyAccessExpression(asked) && asked.name.text === 't' ? asked : undefined;
}

/** The namespace of `const t = useTranslations('form')`, which needs no types to be worked out. */
function boundNamespace(checker, translator) {
  if (!ts.isIdentifier(translator)) return undefined;
  const { initializer } = checker.getSymbolAtLocation(translator)?.valueDeclaration ?? {};
  if (!initializer || !ts.isCallExpression(initializer) || initializer.arguments.length !== 1) return undefined;
  const [namespace] = initializer.arguments;
  return initializer.expression.getText() === 'useTranslations' && ts.isStringLiteral(namespace)
    ? namespace.text
    : undefined;
}

/** The namespaces that a translator may have, `` for all. */
function namespacesOf(checker, translator) {
  const bound = boundNamespace(checker, translator);
  if (bound !== undefined) return [bound];
  const property = checker.getTypeAtLocation(translator).getProperty('namespace');
  if (!property) return [];
  const { keys, patterns } = named(checker.getTypeOfSymbolAtLocation(property, translator));
  return patterns.length > 0 ? [''] : keys;
}

/** A value without casts, which only quieten the compiler, and without the name it was given before. */
function bare(checker, node) {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return bare(checker, node.expression);
  if (!ts.isIdentifier(node)) return node;
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  const given = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return given && ts.isAsExpression(given) ? bare(checker, given) : node;
}

/** `status.${state}` as a pattern; a part with a cast, whose type says nothing, can be anything. */
function templatePattern(checker, { head, templateSpans }) {
  const between = templateSpans.map(({ expression }) => {
    const { keys, patterns } = named(checker.getTypeAtLocation(expression));
    const isKnown = patterns.length === 0 && !ts.isAsExpression(expression);
    return isKnown ? `(?:${keys.map(escape).join('|')})` : UNKNOWN;
  });
  return patternOf([head.text, ...templateSpans.map(({ literal }) => literal.text)], between);
}

/**
 * The keys that an argument of a translator can mean. Read from the code as far as it goes: the type of a whole call
 * depends on everything around it.
 */
function keysOf(checker, argument) {
  const value = bare(checker, argument);
  if (ts.isStringLiteralLike(value)) return { keys: [value.text], patterns: [] };
  if (ts.isTemplateExpression(value)) return { keys: [], patterns: [templatePattern(checker, value)] };
  if (!ts.isConditionalExpression(value)) return named(checker.getTypeAtLocation(value));
  const [yes, no] = [value.whenTrue, value.whenFalse].map((branch) => keysOf(checker, branch));
  return { keys: [...yes.keys, ...no.keys], patterns: [...yes.patterns, ...no.patterns] };
}

const join = (namespace, key) => (namespace === '' ? key : `${namespace}.${key}`);

/** The key of a text that is read as a member of an object of texts, by the position where that member is declared. */
function memberKey(symbol) {
  const declaration = symbol?.declarations?.[0];
  const namespace = /\/messages\/\w+\/(\w+)\.json$/.exec(declaration?.getSourceFile().fileName ?? '')?.[1];
  if (!namespace) return undefined;
  const path = [];
  for (let node = declaration; node; node = node.parent) {
    if (ts.isPropertyAssignment(node)) path.unshift(node.name.text);
  }
  return join(namespace, path.join('.'));
}

/** The titles that the table of screens names: of a group of the menu, or of a page by its namespace (titleModule). */
const titlesOf = (file) =>
  file.fileName.endsWith('lib/router/screens.ts')
    ? [...file.text.matchAll(/\btitle: '(\w+)'/g)].flatMap(([, name]) => [`menu.${name}`, `${name}.pageTitle`])
    : [];

/** A namespace that code imports as a whole is used as a whole. */
const importedWhole = (node) =>
  ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly
    ? /^@\/messages\/\w+\/(\w+)\.json$/.exec(node.moduleSpecifier.text)?.[1]
    : undefined;

/** Members of texts that are an object: texts.title, texts[gone ? 'reload' : 'retry'], const { title } = texts. */
function membersOf(checker, node) {
  if (ts.isPropertyAccessExpression(node)) return [checker.getSymbolAtLocation(node.name)];
  if (ts.isElementAccessExpression(node)) {
    const owner = checker.getTypeAtLocation(node.expression);
    const { keys, patterns } = named(checker.getTypeAtLocation(node.argumentExpression));
    return patterns.length > 0 ? owner.getProperties() : keys.map((key) => owner.getProperty(key));
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return [];
  return [checker.getTypeAtLocation(node.parent).getProperty((node.propertyName ?? node.name).getText())];
}

/** A translator that is handed on as a value, or the name of a namespace that another function opens. */
function handedOn(checker, node, names) {
  const { parent } = node;
  if (ts.isStringLiteral(node)) {
    const opens =
      ts.isCallExpression(parent) && parent.arguments.includes(node) && /^[a-z]\w*(?:\.\w+)+$/.test(node.text);
    return opens && !/Translat/.test(parent.expression.getText()) ? [node.text] : [];
  }
  if (!ts.isIdentifier(node) || !names.has(node.text)) return [];
  const isValue =
    (ts.isCallExpression(parent) && parent.arguments.includes(node)) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isJsxExpression(parent);
  return isValue ? namespacesOf(checker, node) : [];
}

/** The keys requested from a translator that is passed on, as far as its type at that position says. */
function askedThere(checker, node) {
  const type = ts.isExpression(node) ? checker.getContextualType(node) : undefined;
  if (!type) return undefined;
  if (type.getProperty('namespace')) return { keys: [], patterns: [] };
  const parameter = type.getCallSignatures()[0]?.parameters[0];
  const asked = parameter && checker.getTypeOfSymbolAtLocation(parameter, node);
  return asked && !(asked.flags & ts.TypeFlags.Never) ? named(asked) : undefined;
}

/**
 * The keys that the code of a program (`clientProgram`) can mean: `keys` with their namespace, and `patterns` (sources of
 * expressions) of keys in a namespace, '' for all.
 */
export function usedIn({ checker, files }) {
  const used = { keys: new Set(), patterns: [] };
  const words = new Map();
  const note = (namespace, { keys, patterns }) => {
    keys.forEach((key) => used.keys.add(join(namespace, key)));
    patterns.forEach(({ source }) => used.patterns.push({ namespace, pattern: source }));
  };
  /** Where no type says which keys are meant, those that are words of the code in the same folder. */
  const wordsAround = (file) => {
    const folder = file.fileName.slice(0, file.fileName.lastIndexOf('/') + 1);
    if (!words.has(folder)) {
      const text = files.filter(({ fileName }) => fileName.startsWith(folder)).map((one) => one.text);
      words.set(folder, new Set([...text.join(' ').matchAll(WORD)].flatMap(([, text, name]) => text ?? name)));
    }
    return words.get(folder);
  };

  const visit = (node, file, names, readsTexts) => {
    const translator = translatorOf(node, names);
    if (translator) namespacesOf(checker, translator).forEach((one) => note(one, keysOf(checker, node.arguments[0])));
    const whole = importedWhole(node);
    if (whole) note(whole, { keys: [], patterns: [/^/] });
    if (readsTexts) for (const member of membersOf(checker, node)) used.keys.add(memberKey(member));
    for (const namespace of handedOn(checker, node, names)) {
      const around = wordsAround(file);
      note(namespace, askedThere(checker, node) ?? { keys: [...around], patterns: [] });
    }
    ts.forEachChild(node, (child) => visit(child, file, names, readsTexts));
  };
  for (const file of files) {
    for (const key of titlesOf(file)) used.keys.add(key);
    const names = new Set(['t', ...[...file.text.matchAll(BINDS)].map((match) => match[1])]);
    visit(file, file, names, /oginTexts|GalleryTitles/.test(file.text));
  }
  const patterns = new Map(used.patterns.map((one) => [`${one.namespace} ${one.pattern}`, one]));
  return { keys: [...used.keys].filter(Boolean), patterns: [...patterns.values()] };
}

/** The keys that are not used. `keys` have a namespace and a key in it; `used` is by `usedIn`. */
export function unusedKeys(keys, used) {
  const known = new Set(used.keys);
  const patterns = used.patterns.map(({ namespace, pattern }) => ({ namespace, pattern: new RegExp(pattern) }));
  return keys.filter(({ name, key }) => {
    const full = join(name, key);
    if (known.has(full)) return false;
    return !patterns.some(
      ({ namespace, pattern }) =>
        namespace === '' || (full.startsWith(`${namespace}.`) && pattern.test(full.slice(namespace.length + 1))),
    );
  });
}
