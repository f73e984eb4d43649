import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/** The layer of everything that MUI and the client style at run time, and the prefix of the classes. */
const NAME = 'mui';

const SIGN = /[\\"'{};]/g;

/** Position behind a rule or statement that begins at `from`, in text as Emotion writes it: without comments. */
function endOfRule(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  SIGN.lastIndex = from;
  for (let found = SIGN.exec(text); found; found = SIGN.exec(text)) {
    const [sign] = found;
    if (sign === '\\') SIGN.lastIndex += 1;
    // A quoted text may contain braces.
    else if (sign === '"' || sign === "'") quote = quote === '' ? sign : quote === sign ? '' : quote;
    else if (quote === '') {
      if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      if (depth === 0 && sign !== '{') return SIGN.lastIndex;
    }
  }
  return text.length;
}

function rulesIn(text: string): string[] {
  const rules: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = endOfRule(text, at);
    rules.push(text.slice(at, end));
    at = end;
  }
  return rules;
}

const LAYER = /^@layer\s+([\w.-]+)\s*\{/;
const CONDITION = /^@(media|container|supports)[^{]*\{/;

/** A rule within conditions as a rule that holds them: `@media x{a{b}}` as `a{@media x{b}}`. Undefined for other at-rules. */
function holding(rule: string, conditions: string): string[] | undefined {
  const [condition] = CONDITION.exec(rule) ?? [];
  if (condition !== undefined) {
    const inner = rulesIn(rule.slice(condition.length, -1)).map((one) => holding(one, conditions + condition));
    return inner.some((rules) => rules === undefined) ? undefined : inner.flatMap((rules) => rules ?? []);
  }
  if (rule.startsWith('@')) return undefined;
  const start = rule.indexOf('{') + 1;
  const closed = '}'.repeat(conditions.split('{').length - 1);
  return [rule.slice(0, start) + conditions + rule.slice(start, -1) + closed + '}'];
}

/**
 * The rules of a text, each with the names of the layers that it is in, the outermost first. `nests`: whether a rule may hold
 * the conditions under which it applies.
 */
export function layeredRules(text: string, nests: boolean, layers: readonly string[] = []): LayeredRule[] {
  return rulesIn(text).flatMap((rule) => {
    const [opening, name] = LAYER.exec(rule) ?? [];
    if (opening !== undefined && name !== undefined)
      return layeredRules(rule.slice(opening.length, -1), nests, [...layers, name]);
    const plain = (nests && holding(rule, '')) || [rule];
    return plain.map((one) => ({ layers, rule: one }));
  });
}
interface LayeredRule {
  layers: readonly string[];
  rule: string;
}

let start: Element | null | undefined;
/** The element that the head of the page begins with, before anything was put in. */
const headStart = (): Element | null => (start === undefined ? (start = document.head.firstElementChild) : start);

/**
 * Inserts rules in the way that costs a browser least. A rule more in a block of a sheet concerns only what it matches; an
 * at-rule that is inserted (a layer, a media query) is taken for a change of the whole sheet: all styles are worked out
 * again and the whole page is laid out, 30 to 120 ms where a list is open. So each layer has one block, and a rule holds its
 * conditions, where the browser keeps the specificity of such rules (`CSSNestedDeclarations`).
 */
class LayerSheet extends StyleSheet {
  private blocks = new Map<string, CSSGroupingRule>();

  constructor(options: ConstructorParameters<typeof StyleSheet>[0]) {
    super(options);
    // What is global comes before all else, in the order in which it was made: the order of the layers first.
    if (options.key.endsWith('global')) this.before = headStart();
  }

  private block(layers: readonly string[]): CSSGroupingRule {
    const path = layers.join('.');
    const known = this.blocks.get(path);
    if (known) return known;
    const opened = `@layer ${layers.at(-1)}{}`;
    let owner: CSSGroupingRule | CSSStyleSheet;
    if (layers.length > 1) {
      owner = this.block(layers.slice(0, -1));
      owner.insertRule(opened, owner.cssRules.length);
    } else {
      super.insert(opened);
      owner = this.tags.at(-1)!.sheet!;
    }
    const block = owner.cssRules[owner.cssRules.length - 1] as CSSGroupingRule;
    this.blocks.set(path, block);
    return block;
  }

  override insert(text: string): void {
    if (/^@(layer[^{]*;|import)/.test(text)) return super.insert(text);
    if (!this.isSpeedy) return super.insert(`@layer ${NAME}{${text}}`);
    for (const { layers, rule } of layeredRules(text, 'CSSNestedDeclarations' in window, [NAME])) {
      const block = this.block(layers);
      try {
        block.insertRule(rule, block.cssRules.length);
      } catch {
        // A selector that this browser does not know; Emotion leaves such rules out too.
      }
    }
  }

  override flush(): void {
    super.flush();
    this.blocks.clear();
  }
}

/**
 * Adds the prefixes that supported browsers need: `user-select` in Safari, masks in Chrome 119. Emotion's own plugin adds those of
 * browsers of fifteen years, to two fifths of all declarations, and each of them is parsed again with every style.
 */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && /^(user-select|mask)/.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

function createLayerCache(): EmotionCache {
  const cache = createCache({ key: NAME, stylisPlugins: [prefixed] });
  const { key, nonce, container, isSpeedy } = cache.sheet;
  cache.sheet = new LayerSheet({ key, nonce, container, speedy: isSpeedy });
  return cache;
}

let cache: EmotionCache | undefined;
/**
 * Where Emotion puts the styles of all components: in the place of MUI's `enableCssLayer`, which inserts each of them as a
 * layer of its own.
 */
export const layerCache = (): EmotionCache => (cache ??= createLayerCache());
