import type { Messages } from '@/messages/list';
import type { TitleKey } from '@/messages/titles';

/** The client's declaration of one of its screens. */
export interface ScreenRow {
  /** The path that the client's own links and menu use. */
  path: string;
  /** The namespace whose `pageTitle` names the screen. */
  title: TitleKey;
  icon: string;
  /** The names in platforms' lists (contract 2), without leading folders and extension; the most common name first. */
  components: readonly string[];
  /** The message files that are loaded with the screen. */
  namespaces: readonly (keyof Messages)[];
  /** For a form, which no menu shows: the entry that is highlighted while it is open. */
  activeMenu?: string;
}

/** The groups of the client's own menu by the first segment of their paths, in the order of specification 2. */
export const MENU_GROUPS: Record<string, { title: TitleKey; icon: string }> = {
  '/Product': { title: 'products', icon: 'shopping-bag-line' },
  '/Blogs': { title: 'blogs', icon: 'article-line' },
  '/BusinessManage': { title: 'inquiries', icon: 'inbox-line' },
  '/Shop': { title: 'shop', icon: 'store-2-line' },
};

/**
 * Every screen that a route can open, by the client's own name. Routes, links, menu, the loaded code and texts, and the
 * size check derive from these rows; the code is named in components/layout/views/screen-table.tsx.
 */
export const SCREENS = {
  home: {
    path: '/',
    title: 'home',
    icon: 'home-2-line',
    components: ['index'],
    namespaces: ['home'],
  },
  productList: {
    path: '/Product/Product',
    title: 'productList',
    icon: 'box-3-line',
    components: ['Product', 'Product/Product'],
    namespaces: ['table', 'productList', 'units'],
  },
  materials: {
    path: '/Product/Catalogs',
    title: 'material',
    icon: 'image-line',
    components: ['Catalogs', 'Product/Catalogs'],
    namespaces: ['table', 'form', 'library', 'tree', 'material'],
  },
  shopCategories: {
    path: '/Product/Classify',
    title: 'shopCategory',
    icon: 'node-tree',
    components: ['Classify', 'Product/Classify'],
    namespaces: ['table', 'form', 'tree', 'shopCategory'],
  },
  questions: {
    path: '/Product/Question',
    title: 'question',
    icon: 'question-answer-line',
    components: ['Question', 'Product/Question'],
    namespaces: ['table', 'form', 'question'],
  },
  blogList: {
    path: '/Blogs/Blogs',
    title: 'blogList',
    icon: 'file-list-line',
    components: ['Blogs', 'Blogs/Blogs'],
    namespaces: ['table', 'blogList'],
  },
  inquiries: {
    path: '/BusinessManage/Business',
    title: 'inquiry',
    icon: 'mail-line',
    components: ['Business', 'BusinessManage/Business'],
    namespaces: ['table', 'form', 'inquiry', 'units'],
  },
  shopInfo: {
    path: '/Shop/Info',
    title: 'shopInfo',
    icon: 'information-line',
    components: ['Shop/Info'],
    namespaces: ['form', 'shopInfo'],
  },
  shopDetail: {
    path: '/Shop/Detail',
    title: 'shopDetail',
    icon: 'profile-line',
    components: ['Shop/Detail'],
    namespaces: ['form', 'shopDetail'],
  },
  contacts: {
    path: '/Shop/Contacts',
    title: 'contact',
    icon: 'contacts-line',
    components: ['Shop/Contacts'],
    namespaces: ['table', 'form', 'contact'],
  },
  strength: {
    path: '/Shop/Resources',
    title: 'strength',
    icon: 'building-line',
    components: ['Shop/Resources'],
    namespaces: ['table', 'form', 'strength'],
  },
  reviews: {
    path: '/Shop/Reviews',
    title: 'review',
    icon: 'star-line',
    components: ['Shop/Reviews'],
    namespaces: ['table', 'form', 'review'],
  },
  productForm: {
    path: '/ProductAdd',
    title: 'productForm',
    icon: 'edit-line',
    components: ['ProductAdd', 'Product/ProductAdd'],
    namespaces: ['form', 'productForm', 'units'],
    activeMenu: '/Product/Product',
  },
  blogForm: {
    path: '/BlogsAdd',
    title: 'blogForm',
    icon: 'edit-line',
    components: ['BlogsAdd', 'Blogs/BlogsAdd'],
    namespaces: ['form', 'blogForm', 'picker', 'productList'],
    activeMenu: '/Blogs/Blogs',
  },
} as const satisfies Record<string, ScreenRow>;

/**
 * The pattern gallery: samples of the client's own components for developers (specification 2, template sections). Its
 * screens are opened where the platform's list contains them, or by `gallery` in config.json; their titles are in the
 * namespace `gallery`, so that nothing of it is loaded anywhere else.
 */
export const GALLERY = {
  galleryWorkbench: {
    path: '/workbench',
    icon: 'book-open-line',
    components: ['index/workbench', 'workbench'],
    namespaces: ['gallery'],
  },
  galleryIcons: {
    path: '/vab/icon/remixIcon',
    icon: 'gallery-line',
    components: ['vab/icon/remixIcon', 'vab/icon'],
    namespaces: ['gallery'],
  },
  galleryTable: {
    path: '/vab/table/comprehensiveTable',
    icon: 'table-line',
    components: ['vab/table/comprehensiveTable', 'vab/table'],
    namespaces: ['table', 'gallery'],
  },
  galleryForm: {
    path: '/vab/form/stepForm',
    icon: 'file-list-2-line',
    components: ['vab/form/stepForm'],
    namespaces: ['form', 'gallery'],
  },
  galleryEditor: {
    path: '/vab/editor',
    icon: 'edit-line',
    components: ['vab/editor', 'vab/editor/richTextEditor'],
    namespaces: ['form', 'gallery'],
  },
  galleryRights: {
    path: '/vab/permission',
    icon: 'shield-line',
    components: ['vab/permission', 'vab/permissions'],
    namespaces: ['gallery'],
  },
  galleryErrors: {
    path: '/vab/errorLog',
    icon: 'notification-3-line',
    components: ['vab/errorLog', 'errorLog'],
    namespaces: ['gallery'],
  },
  galleryMasks: {
    path: '/vab/loading',
    icon: 'apps-line',
    components: ['vab/loading', 'loading'],
    namespaces: ['table', 'gallery'],
  },
  gallerySegment: {
    path: '/other/dynamicSegment/test1/:id',
    icon: 'links-line',
    components: ['other/dynamicSegment/test1', 'other/dynamicSegment/test2'],
    namespaces: ['gallery'],
  },
  galleryDrag: {
    path: '/other/drag',
    icon: 'node-tree',
    components: ['other/drag', 'other/drag/dialogDrag', 'other/drag/cardDrag', 'other/drag/tableDrag'],
    namespaces: ['table', 'tree', 'gallery'],
  },
  galleryExcel: {
    path: '/other/excel',
    icon: 'file-excel-line',
    components: ['other/excel', 'other/excel/exportExcel', 'other/excel/exportSelectExcel'],
    namespaces: ['table', 'productSheet', 'gallery'],
  },
} as const satisfies Record<string, Omit<ScreenRow, 'title'>>;

export type GalleryName = keyof typeof GALLERY;

/** A screen of the tables above, or one of the three that have no path of their own. */
export type ScreenName = keyof typeof SCREENS | GalleryName | 'forbidden' | 'notFound' | 'unknown';

const ROWS = Object.entries(SCREENS) as [keyof typeof SCREENS, ScreenRow][];

const FORMS = new Set<string>(ROWS.filter(([, { activeMenu }]) => activeMenu).map(([name]) => name));

/** Whether a screen is a form with one page for each record. */
export const isForm = (screen: ScreenName | ''): boolean => FORMS.has(screen);

const COMPONENTS = new Map<string, ScreenName>([
  ...[...ROWS, ...(Object.entries(GALLERY) as [GalleryName, Omit<ScreenRow, 'title'>][])].flatMap(
    ([name, { components }]) => components.map((component) => [component, name] as const),
  ),
  ['403', 'forbidden'],
  ['404', 'notFound'],
]);

/** Component strings of groups that only contain children: by name, or as a file among the layouts. */
const GROUP_COMPONENTS = new Set(['', 'Layout', 'EmptyLayout', 'layout', 'ParentView']);
const LAYOUT_FILE = /^(@\/|\.{0,2}\/|~\/|src\/|vab\/)*layouts?\//i;

/**
 * The screen for a component string of the platform's list (contract 2): `@/views/Product/index.vue`, `Product/index`,
 * `Product` and `Product/Product` are all `productList`. '' for layouts, which only contain children; `unknown` for
 * screens that this client does not have.
 */
export function screenOf(component: unknown): ScreenName | '' {
  if (typeof component !== 'string') return component ? 'unknown' : '';
  if (LAYOUT_FILE.test(component.trim())) return '';
  const name = component
    .trim()
    .replace(/^(@\/|\.\.?\/|\/|~\/)*/, '')
    .replace(/^(src\/)?(views|pages)\//i, '')
    .replace(/\.(vue|tsx?|jsx?)$/i, '')
    .replace(/\/index$/i, '');
  if (GROUP_COMPONENTS.has(name) || GROUP_COMPONENTS.has(component.trim())) return '';
  return COMPONENTS.get(name) ?? 'unknown';
}
