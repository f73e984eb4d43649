import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/** The layer of everything that MUI and the client style at run time, and the prefix of the classes. */
const NAME = 'mui';

/** Position behind a rule or statement that begins at `from`, in text as Emotion writes it: without comments. */
function endOfRule(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") {
      // A quoted text may contain braces.
      for (at += 1; at < text.length && text[at] !== sign; at += 1) if (text[at] === '\\') at += 1;
    } else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0 && (sign === '}' || sign === ';')) return at + 1;
  }
  return text.length;
}

/** The rules of a text one by one. */
function rulesIn(text: string): string[] {
  const rules: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = endOfRule(text, at);
    rules.push(text.slice(at, end));
    at = end;
  }
  return rules;
}

const BLOCK = /^@layer\s+([\w.-]+)\s*\{/;

/** The rules of a text, each with the names of the layers that it is in, the outermost first. */
export function layeredRules(
  text: string,
  layers: readonly string[] = [],
): { layers: readonly string[]; rule: string }[] {
  return rulesIn(text).flatMap((rule) => {
    const [opening, name] = BLOCK.exec(rule) ?? [];
    if (opening === undefined || name === undefined) return [{ layers, rule }];
    return layeredRules(rule.slice(opening.length, -1), [...layers, name]);
  });
}

/**
 * Inserts rules in the ways that cost a browser least. A rule more in a block of a sheet concerns only what it matches. Any other
 * rule that is inserted into a sheet in use (a layer, a media query, keyframes) is taken for a change of the whole sheet: all
 * styles are worked out again and the whole page is laid out, 30 to 120 ms where a list is open. In a new sheet it is not. So
 * each layer has one block, and what is more than a plain rule begins a new sheet, which all rules of that commit share.
 */
class LayerSheet extends StyleSheet {
  /** The blocks of the latest sheet, by the names of their layers. */
  private blocks = new Map<string, CSSGroupingRule>();
  /** Whether the browser cannot have used the latest sheet yet. */
  private isNew = false;

  constructor(options: ConstructorParameters<typeof StyleSheet>[0]) {
    super(options);
    // What is global comes before what is not, as with MUI's own provider.
    if (options.key.endsWith('global')) this.before = document.head.firstElementChild;
  }

  private block(layers: readonly string[]): CSSGroupingRule {
    const path = layers.join('.');
    const known = this.blocks.get(path);
    if (known) return known;
    const owner = layers.length > 1 ? this.block(layers.slice(0, -1)) : this.tags.at(-1)!.sheet!;
    const index = owner.insertRule(`@layer ${layers.at(-1)}{}`, owner.cssRules.length);
    const block = owner.cssRules[index] as CSSGroupingRule;
    this.blocks.set(path, block);
    return block;
  }

  /** Begins a sheet with the blocks of the one before, behind all others: layers decide, and one in between changes all. */
  private begin(): void {
    const tag = document.createElement('style');
    tag.setAttribute('data-emotion', this.key);
    this.container.insertBefore(tag, this.before);
    this.tags.push(tag);
    const paths = [...this.blocks.keys()];
    this.blocks.clear();
    for (const path of paths) this.block(path.split('.'));
    this.isNew = true;
    // React inserts the rules of a commit at once, before anything can read a style.
    queueMicrotask(() => (this.isNew = false));
  }

  override insert(text: string): void {
    if (/^@(layer[^{]*;|import)/.test(text)) return super.insert(text);
    if (!this.isSpeedy) return super.insert(`@layer ${NAME}{${text}}`);
    const rules = layeredRules(text, [NAME]);
    const fits = rules.every(({ layers, rule }) => !rule.startsWith('@') && this.blocks.has(layers.join('.')));
    if (!fits && !this.isNew) this.begin();
    for (const { layers, rule } of rules) {
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
    this.isNew = false;
  }
}

function createLayerCache(): EmotionCache {
  const cache = createCache({ key: NAME });
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
