/** Component strings that only hold children: by name, or as a file among the layouts. */
const HOLDERS = new Set(['', 'Layout', 'EmptyLayout', 'layout', 'ParentView']);
const LAYOUT_FILE = /^(@\/|\.{0,2}\/|~\/|src\/|vab\/)*layouts?\//i;

/** Screens of the contract, by the group whose folder may stand in front. */
const SCREENS: Record<string, readonly string[]> = {
  '': ['index', '403', '404'],
  Product: ['Product', 'ProductAdd', 'Catalogs', 'Classify', 'Question'],
  Blogs: ['Blogs', 'BlogsAdd'],
  BusinessManage: ['Business'],
};
const SHOP = ['Info', 'Detail', 'Contacts', 'Resources', 'Reviews'].map((name) => `Shop/${name}`);

const KNOWN = new Map<string, string>([
  ...SHOP.map((name) => [name, name] as const),
  ...Object.entries(SCREENS).flatMap(([group, screens]) =>
    screens.flatMap((name) => [[name, name] as const, [`${group}/${name}`, name] as const]),
  ),
]);

/** The screen for a component that this client does not have: a plain view that says so. */
export const UNKNOWN_SCREEN = 'unknown';

/**
 * The client's name of the screen that a component string means (contract 2): `@/views/Product/index.vue`,
 * `Product/index`, `Product` and `Product/Product` are all `Product`. '' for layouts, which only hold children.
 */
export function screenName(component: unknown): string {
  if (typeof component !== 'string') return component ? UNKNOWN_SCREEN : '';
  if (LAYOUT_FILE.test(component.trim())) return '';
  const name = component
    .trim()
    .replace(/^(@\/|\.\.?\/|\/|~\/)*/, '')
    .replace(/^(src\/)?(views|pages)\//i, '')
    .replace(/\.(vue|tsx?|jsx?)$/i, '')
    .replace(/\/index$/i, '');
  if (HOLDERS.has(name) || HOLDERS.has(component.trim())) return '';
  return KNOWN.get(name) ?? UNKNOWN_SCREEN;
}

/** Every screen a route may open. */
export const SCREEN_NAMES: readonly string[] = [...new Set(KNOWN.values()), UNKNOWN_SCREEN];
