import { MENU_GROUPS, SCREENS, type ScreenRow } from '@/lib/router/screens';
import { TITLES } from '@/messages/titles';

const titles = TITLES.zh;

/** How many buyers wait for a reply, by the name of the screen. */
export type Waiting = Partial<Record<string, number>>;

const badge = (count = 0) => (count > 0 ? { badge: String(count) } : {});

/** Component strings in the spellings of real platforms. */
const SPELLINGS = [
  (name: string) => `@/views/${name}/index`,
  (name: string) => `${name}/index`,
  (name: string) => `@/views/${name}/index.vue`,
  (name: string) => name,
];

const SHOP_GUARD = { role: ['admin'], permission: ['shop:read'], mode: 'oneOf' };

/**
 * The menu in the format of real platforms: Chinese titles, Remix names of icons, component strings in several
 * spellings. Guards restrict entries to accounts with the right.
 */
export function menuOf(waiting: Waiting) {
  const pages = Object.entries<ScreenRow>(SCREENS).map(([name, { path, title, icon, components }], index) => ({
    path,
    name,
    component: SPELLINGS[index % SPELLINGS.length]!(components.at(-1)!),
    meta: { title: titles[title], icon, ...badge(waiting[name]), ...(name === 'reviews' && { dot: true }) },
  }));
  const home = pages.find(({ path }) => path === SCREENS.home.path)!;
  return [
    {
      path: '/',
      name: 'root',
      component: 'Layout',
      meta: { title: titles.home, icon: 'home-2-line', levelHidden: true, breadcrumbHidden: true },
      children: [{ ...home, meta: { ...home.meta, noClosable: true } }],
    },
    ...Object.entries(MENU_GROUPS).map(([group, { title, icon }]) => {
      const children = pages.filter(({ path }) => path.startsWith(`${group}/`));
      return {
        path: group,
        name: `${title}Group`,
        component: 'Layout',
        redirect: children[0]?.path,
        meta: { title: titles[title], icon, ...(group === '/Shop' && { guard: SHOP_GUARD }) },
        children: children.map(({ path, ...page }) => ({ ...page, path: path.slice(group.length + 1) })),
      };
    }),
  ];
}
