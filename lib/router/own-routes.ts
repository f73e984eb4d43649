import { REFERENCE } from '@/messages/list';
import { TITLES } from '@/messages/titles';
import { readRoutes } from './read-routes';
import type { RouteNode } from './route';
import { MENU_GROUPS, SCREENS, type ScreenRow } from './screens';

/** In the language of the platform, which sends titles too; they are translated where they are shown. */
const titles = TITLES[REFERENCE];

const ROWS: ScreenRow[] = Object.values(SCREENS);

/** In the platform's format. */
const page = ({ path, components, title, ...row }: ScreenRow, meta: object = {}) => ({
  path,
  component: components[0],
  meta: { title: titles[title], icon: row.icon, ...meta },
});

/** The menu of specification 2, for 'intelligence' mode; in 'all' mode the platform sends one. */
export const ownRoutes = (): RouteNode[] =>
  readRoutes([
    page(SCREENS.home, { noClosable: true }),
    ...Object.entries(MENU_GROUPS).map(([path, { title, icon }]) => ({
      path,
      component: 'Layout',
      meta: { title: titles[title], icon },
      children: ROWS.filter((row) => row.path.startsWith(`${path}/`)).map((row) => page(row)),
    })),
  ]);

/**
 * Pages that exist whatever the platform's list contains. A form has a tab of its own for every record, so that two
 * records can be edited side by side and a form with unsaved input is never replaced.
 */
export const constantRoutes = (): RouteNode[] =>
  readRoutes(
    ROWS.filter(({ activeMenu }) => activeMenu).map((row) =>
      page(row, { hidden: true, dynamicNewTab: true, activeMenu: row.activeMenu }),
    ),
  );
