import { readRoutes } from './read-routes';
import type { RouteNode } from './route';

/** One page of the client's own table. Titles are those of the messages (`route.*`), in the default language. */
const page = (path: string, component: string, title: string, meta: object = {}) => ({
  path,
  component,
  meta: { title, ...meta },
});
const group = (path: string, title: string, icon: string, children: object[]) => ({
  path,
  component: 'Layout',
  meta: { title, icon },
  children,
});

/** The menu of specification 2, for 'intelligence' mode; in 'all' mode the platform sends its own. */
export const ownRoutes = (): RouteNode[] =>
  readRoutes([
    page('/', 'index', '首页', { icon: 'home-2-line', noClosable: true }),
    group('/Product', '产品管理', 'shopping-bag-line', [
      page('Product', 'Product', '产品列表'),
      page('Catalogs', 'Catalogs', '素材管理'),
      page('Classify', 'Classify', '分类管理'),
      page('Question', 'Question', '产品问答'),
    ]),
    group('/Blogs', '博客管理', 'article-line', [page('Blogs', 'Blogs', '博客列表')]),
    group('/BusinessManage', '询盘管理', 'inbox-line', [page('Business', 'Business', '询盘列表')]),
    group('/Shop', '店铺管理', 'store-2-line', [
      page('Info', 'Shop/Info', '基本信息'),
      page('Detail', 'Shop/Detail', '扩展信息'),
      page('Contacts', 'Shop/Contacts', '联系方式'),
      page('Resources', 'Shop/Resources', '公司实力'),
      page('Reviews', 'Shop/Reviews', '客户评价'),
    ]),
  ]);

/**
 * Pages that exist whatever the platform's list says. A form is a tab of its own for every record, so that two records
 * can be edited side by side and a dirty one is never replaced.
 */
export const constantRoutes = (): RouteNode[] =>
  readRoutes([
    page('/ProductAdd', 'ProductAdd', '产品', {
      hidden: true,
      dynamicNewTab: true,
      icon: 'edit-line',
      activeMenu: '/Product/Product',
    }),
    page('/BlogsAdd', 'BlogsAdd', '博客', {
      hidden: true,
      dynamicNewTab: true,
      icon: 'edit-line',
      activeMenu: '/Blogs/Blogs',
    }),
  ]);
