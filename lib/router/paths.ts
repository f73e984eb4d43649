import { joinPlace } from './location';

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value));
  return joinPlace(path, params);
}

/** Every address the client itself links to. Screens of two domains meet here and nowhere else. */
export const paths = {
  home: () => '/',
  login: (redirect?: string) => withQuery('/login', { redirect }),
  register: () => '/register',
  callback: () => '/callback',
  forbidden: () => '/403',
  notFound: () => '/404',
  productList: (query?: Query) => withQuery('/Product/Product', query),
  productForm: (id?: string) => withQuery('/ProductAdd', { id }),
  materials: (query?: Query) => withQuery('/Product/Catalogs', query),
  groups: (query?: Query) => withQuery('/Product/Classify', query),
  questions: (query?: Query) => withQuery('/Product/Question', query),
  blogList: (query?: Query) => withQuery('/Blogs/Blogs', query),
  blogForm: (id?: string) => withQuery('/BlogsAdd', { id }),
  inquiries: (query?: Query) => withQuery('/BusinessManage/Business', query),
  shopInfo: () => '/Shop/Info',
  shopDetail: () => '/Shop/Detail',
  contacts: (query?: Query) => withQuery('/Shop/Contacts', query),
  strength: (query?: Query) => withQuery('/Shop/Resources', query),
  reviews: (query?: Query) => withQuery('/Shop/Reviews', query),
} as const;
