/** How many buyers wait for an answer. */
export interface Waiting {
  questions: number;
  inquiries: number;
}
/** How many do in the seed, so that the menu need not load either to say so; a test keeps this true. */
export const SEEDED: Waiting = { questions: 8, inquiries: 6 };

const badge = (count: number) => (count > 0 ? { badge: String(count) } : {});

const leaf = (path: string, component: string, title: string, meta: Record<string, unknown> = {}) => ({
  path,
  name: `${path}Page`,
  component,
  meta: { title, ...meta },
});

/**
 * The menu as such platforms send it: titles in Chinese, icons by Remix names, component strings in several spellings.
 * Guards let an account see what its rights allow.
 */
export const menuOf = ({ questions, inquiries }: Waiting) => [
  {
    path: '/',
    name: 'Root',
    component: 'Layout',
    meta: { title: '首页', icon: 'home-2-line', levelHidden: true, breadcrumbHidden: true },
    children: [
      {
        path: '/',
        name: 'Index',
        component: '@/views/index/index',
        meta: { title: '首页', icon: 'home-2-line', noClosable: true },
      },
    ],
  },
  {
    path: '/Product',
    name: 'ProductGroup',
    component: 'Layout',
    redirect: '/Product/Product',
    meta: { title: '产品管理', icon: 'shopping-bag-line' },
    children: [
      leaf('Product', '@/views/Product/index', '产品列表', { icon: 'box-3-line' }),
      leaf('Catalogs', '@/views/Product/Catalogs/index', '素材管理', { icon: 'image-line' }),
      leaf('Classify', '@/views/Product/Classify/index.vue', '分类管理', { icon: 'node-tree' }),
      leaf('Question', 'Product/Question/index', '产品问答', {
        icon: 'question-answer-line',
        ...badge(questions),
      }),
    ],
  },
  {
    path: '/Blogs',
    name: 'BlogsGroup',
    component: 'Layout',
    redirect: 'noRedirect',
    meta: { title: '博客管理', icon: 'article-line' },
    children: [leaf('Blogs', '@/views/Blogs/Blogs/index', '博客列表', { icon: 'file-list-line' })],
  },
  {
    path: '/BusinessManage',
    name: 'BusinessGroup',
    component: 'Layout',
    redirect: 'Business',
    meta: { title: '询盘管理', icon: 'inbox-line' },
    children: [
      leaf('Business', '@/views/BusinessManage/Business/index', '询盘列表', {
        icon: 'mail-line',
        ...badge(inquiries),
      }),
    ],
  },
  {
    path: '/Shop',
    name: 'ShopGroup',
    component: 'Layout',
    redirect: '/Shop/Info',
    meta: {
      title: '店铺管理',
      icon: 'store-2-line',
      guard: { role: ['admin'], permission: ['shop:read'], mode: 'oneOf' },
    },
    children: [
      leaf('Info', '@/views/Shop/Info/index', '基本信息', { icon: 'information-line' }),
      leaf('Detail', '@/views/Shop/Detail/index', '扩展信息', { icon: 'profile-line' }),
      leaf('Contacts', '@/views/Shop/Contacts/index', '联系方式', { icon: 'contacts-line' }),
      leaf('Resources', 'Shop/Resources', '公司实力', { icon: 'building-line' }),
      leaf('Reviews', 'Shop/Reviews/index', '客户评价', { icon: 'star-line', dot: true }),
    ],
  },
];
