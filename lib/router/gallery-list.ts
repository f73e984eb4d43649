import type { Messages } from '@/messages/list';
import { GALLERY, type GalleryName } from './screens';

/** The titles of the gallery's pages and groups in one language. */
export type GalleryTitles = Messages['gallery']['pages'];

/** The groups of its menu by the first segment of their paths; of the others each page is an entry of its own. */
const GROUPS = {
  '/vab': { title: 'galleryParts', icon: 'apps-line' },
  '/other': { title: 'galleryOther', icon: 'archive-line' },
} as const;

/** Two entries with different parameters: each of their addresses has a tab of its own. */
const SEGMENTS = [
  { path: '/other/dynamicSegment/test1/1', title: 'gallerySegmentPath1' },
  { path: '/other/dynamicSegment/test1/2', title: 'gallerySegmentPath2' },
  { path: '/other/dynamicSegment/test2?id=1', title: 'gallerySegmentQuery1' },
  { path: '/other/dynamicSegment/test2?id=2', title: 'gallerySegmentQuery2' },
] as const;

/**
 * The pattern gallery in the format of the platform's list, where `gallery` is set in config.json. A group without a
 * title, such as `/vab/icon`, is no entry of the menu; its address opens its page.
 */
export function galleryList(titles: GalleryTitles): object[] {
  const page = (name: GalleryName, meta: object = {}) => {
    const { path, icon, components } = GALLERY[name];
    return { path, component: components[0], meta: { title: titles[name], icon, ...meta } };
  };
  /** A page and its samples, which have its screen and no entry of their own. */
  const withSamples = (name: 'galleryDrag' | 'galleryExcel') => {
    const { path, components } = GALLERY[name];
    const sample = page(name, { hidden: true, activeMenu: path });
    return [page(name), ...components.slice(1).map((component) => ({ ...sample, path: `/${component}`, component }))];
  };
  const nested = (path: string, name: GalleryName) => ({ path, component: 'EmptyLayout', children: [page(name)] });
  const group = (path: keyof typeof GROUPS, children: object[]) => {
    const { title, icon } = GROUPS[path];
    return { path, component: 'Layout', meta: { title: titles[title], icon }, children };
  };
  const [, queryComponent] = GALLERY.gallerySegment.components;
  const { icon } = GALLERY.gallerySegment;
  return [
    page('galleryWorkbench'),
    group('/vab', [
      nested('/vab/icon', 'galleryIcons'),
      nested('/vab/table', 'galleryTable'),
      nested('/vab/form', 'galleryForm'),
      page('galleryEditor'),
      page('galleryRights'),
      page('galleryErrors'),
      page('galleryMasks'),
    ]),
    group('/other', [
      page('gallerySegment', { hidden: true, dynamicNewTab: true }),
      ...SEGMENTS.map(({ path, title }) => ({
        path,
        // The entries of a pattern only link to it.
        ...(path.includes('?') && { component: queryComponent }),
        meta: { title: titles[title], icon, dynamicNewTab: true },
      })),
      ...withSamples('galleryDrag'),
      ...withSamples('galleryExcel'),
    ]),
  ];
}
