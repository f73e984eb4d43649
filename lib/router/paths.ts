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
  materials: () => '/Product/Catalogs',
  groups: () => '/Product/Classify',
  questions: () => '/Product/Question',
  blogList: () => '/Blogs/Blogs',
  blogForm: (id?: string) => withQuery('/BlogsAdd', { id }),
  inquiries: () => '/BusinessManage/Business',
  shopInfo: () => '/Shop/Info',
  shopDetail: () => '/Shop/Detail',
  contacts: () => '/Shop/Contacts',
  strength: () => '/Shop/Resources',
  reviews: () => '/Shop/Reviews',
} as const;
