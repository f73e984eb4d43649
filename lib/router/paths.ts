import { joinPlace } from './location';
import { SCREENS, type ScreenRow } from './screens';

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value));
  return joinPlace(path, params);
}

/** A form is opened by the id of its record alone. */
type Build = (query?: Query | string) => string;
const builder =
  (path: string): Build =>
  (query) =>
    withQuery(path, typeof query === 'string' ? { id: query } : query);

/** Every address the client itself links to, by the name of its screen. Screens of two domains meet here and nowhere else. */
export const paths = {
  ...(Object.fromEntries(Object.entries<ScreenRow>(SCREENS).map(([name, { path }]) => [name, builder(path)])) as Record<
    keyof typeof SCREENS,
    Build
  >),
  login: (redirect?: string) => withQuery('/login', { redirect }),
  register: builder('/register'),
  callback: builder('/callback'),
  forbidden: builder('/403'),
  notFound: builder('/404'),
};
