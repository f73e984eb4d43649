import { joinLocation } from './location';
import { SCREENS, type ScreenRow } from './screens';

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value));
  return joinLocation(path, params);
}

/** A text is the id of the record that a form opens. */
type Build = (query?: Query | string) => string;
const builder =
  (path: string, name?: ScreenKey): Build =>
  (query) =>
    withQuery((name && elsewhere[name]) ?? path, typeof query === 'string' ? { id: query } : query);

type ScreenKey = keyof typeof SCREENS;
let elsewhere: Partial<Record<ScreenKey, string>> = {};

/** Sets the paths of screens whose own path shows another screen in the platform's list (build-routes.ts). */
export const setDisplacedScreens = (paths: Partial<Record<ScreenKey, string>>): void => void (elsewhere = paths);

/**
 * Builders of every address that the client links to, by the name of the screen. Screens of different domains are
 * connected only by these.
 */
export const paths = {
  ...(Object.fromEntries(
    Object.entries<ScreenRow>(SCREENS).map(([name, { path }]) => [name, builder(path, name as ScreenKey)]),
  ) as Record<ScreenKey, Build>),
  login: (redirect?: string) => withQuery('/login', { redirect }),
  register: builder('/register'),
  callback: builder('/callback'),
  forbidden: builder('/403'),
  notFound: builder('/404'),
};
